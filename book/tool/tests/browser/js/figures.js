// Figures that cannot be seen or read, and transcripts that are not there.
const SMALLEST = 10.5; // px, of letters in a drawing as shown
const seen = (element) => {
  const box = element.getBoundingClientRect();
  return box.width > 10 && box.height > 10
    && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
};
const found = [];
for (const figure of document.querySelectorAll("figure.trace")) {
  // A drawing may be there twice, for wide and for narrow screens, under one name.
  const shown = {};
  for (const svg of figure.querySelectorAll("svg[role=img]")) {
    const name = svg.getAttribute("aria-labelledby") ?? svg.getAttribute("aria-label");
    shown[name] = (shown[name] ?? 0) + (seen(svg) ? 1 : 0);
  }
  const times = Object.values(shown);
  if (times.length === 0 || times.some((times) => times !== 1)) {
    found.push(`figure ${figure.id} shows its drawings ${times.join(", ") || 0} times, not once`);
  }
  const letters = [...figure.querySelectorAll("svg[role=img] text")].filter((text) => seen(text.closest("svg")));
  const sizes = letters.map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a);
  const smallest = Math.min(...sizes);
  if (smallest < SMALLEST) found.push(`figure ${figure.id} has letters of ${smallest.toFixed(1)} px`);
  if (!seen(figure.querySelector("figcaption") ?? document.createElement("i"))) {
    found.push(`figure ${figure.id} shows no caption`);
  }
  const transcript = figure.querySelector("details pre")?.textContent ?? "";
  if (!/\d+ ms/.test(transcript)) found.push(`figure ${figure.id} has no transcript`);
}
return found;
