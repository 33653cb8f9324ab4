// What makes the page scroll sideways, or hangs over its edge where it cannot be reached.
const name = (element) => {
  const id = element.id ? `#${element.id}` : "";
  const classes = [...element.classList].map((name) => `.${name}`).join("");
  const text = element.textContent.trim().replace(/\s+/g, " ").slice(0, 40);
  return `${element.localName}${id}${classes} "${text}"`;
};
const main = document.querySelector("main") ?? document.body;
const found = [];
for (let element = main; element; element = element.parentElement) {
  const over = element.scrollWidth - element.clientWidth;
  if (over > 1 && getComputedStyle(element).display !== "inline") {
    found.push(`${name(element)} scrolls sideways by ${over} px`);
  }
}
const edge = document.documentElement.clientWidth;
const scrolls = (element) =>
  element !== main && (getComputedStyle(element).overflowX !== "visible" || scrolls(element.parentElement));
for (const element of main.querySelectorAll("*")) {
  const box = element.getBoundingClientRect();
  const out = Math.max(box.right - edge, -box.left);
  if (box.width > 1 && out > 1 && element.checkVisibility() && !scrolls(element.parentElement)) {
    found.push(`${name(element)} hangs over the edge by ${Math.round(out)} px`);
  }
}
return found.slice(0, 5);
