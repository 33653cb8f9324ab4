// The scheme that the page shows, by the colour behind its text.
const main = document.querySelector("main") ?? document.body;
let colour = [255, 255, 255];
for (let element = main; element; element = element.parentElement) {
  const [red, green, blue, alpha = 1] = getComputedStyle(element).backgroundColor.match(/[\d.]+/g).map(Number);
  if (alpha > 0.5) {
    colour = [red, green, blue];
    break;
  }
}
return colour[0] * 0.3 + colour[1] * 0.6 + colour[2] * 0.1 < 128 ? "dark" : "light";
