// What is wrong with where the focus is; "" for nothing; null at the end of the page.
const stop = document.activeElement;
if (!stop || stop === document.body || stop === document.documentElement) return null;
const style = getComputedStyle(stop);
const box = stop.getBoundingClientRect();
const text = (stop.getAttribute("aria-label") ?? stop.textContent).trim().slice(0, 40);
const name = `${stop.localName}#${stop.id}.${stop.className} "${text}"`;
const inside = box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
const shown = stop.checkVisibility({ opacityProperty: true, visibilityProperty: true });
if (!shown || !inside || box.width < 2 || box.height < 2) return `${name} has the focus and cannot be seen`;
const outline = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0;
if (!outline && style.boxShadow === "none") return `${name} has the focus and no mark of it`;
return "";
