// Whether a page without scripts has its words and its way to the other pages.
const found = [];
const main = document.querySelector("main");
if (!main?.checkVisibility() || main.innerText.trim().length < 10) found.push("the text is not shown");
const frames = [...document.querySelectorAll("iframe")];
const contents = [document, ...frames.map((frame) => frame.contentDocument)];
if (!contents.some((part) => part?.querySelector("ol.chapter a[href]"))) found.push("there is no table of contents");
if (window.path_to_root !== undefined) found.push("a script of the page ran");
return found;
