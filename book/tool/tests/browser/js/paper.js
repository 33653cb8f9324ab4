// What is lost on paper: closed details, text that is cut at an edge, and controls that print.
const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
const name = (element) => `${element.localName} "${element.textContent.trim().slice(0, 40)}"`;
const found = [];
for (const details of document.querySelectorAll("main details")) {
  const rest = [...details.children].filter((child) => child.localName !== "summary");
  if (!rest.some(seen)) found.push(`${name(details)} is closed on paper`);
}
const edge = document.documentElement.clientWidth;
for (const element of document.querySelectorAll("main :is(pre, code, table, svg, p, li)")) {
  const style = getComputedStyle(element);
  const cut = style.overflowX !== "visible" && element.scrollWidth - element.clientWidth > 1;
  if (seen(element) && (cut || element.getBoundingClientRect().right > edge + 1)) {
    found.push(`${name(element)} is cut at the edge of the paper`);
  }
}
for (const control of document.querySelectorAll("nav, button, [role=banner], .skip-link")) {
  const box = control.getBoundingClientRect();
  if (seen(control) && box.width > 1 && box.height > 1) found.push(`${name(control)} prints`);
}
return found.slice(0, 10);
