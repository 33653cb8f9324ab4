// Notes an attempt to leave this page in `turned`, and stops it.
if (window.turned === undefined) {
  navigation.addEventListener("navigate", (event) => {
    if (event.destination.sameDocument) return;
    window.turned = true;
    event.preventDefault();
  });
}
window.turned = false;
