// One text for each rule of axe-core that the page breaks.
const done = arguments[0];
const text = (violation) => {
  const places = violation.nodes.slice(0, 5).map((node) => {
    const data = node.any[0]?.data;
    const colours = data?.contrastRatio
      ? ` (${data.fgColor} on ${data.bgColor} is ${data.contrastRatio}:1)`
      : "";
    return node.target.join(" ") + colours;
  });
  return `axe ${violation.id}, ${violation.nodes.length}×: ${places.join("; ")}`;
};
axe.run(document, { resultTypes: ["violations"] }).then(
  (result) => done(result.violations.map(text)),
  (error) => done([`axe failed: ${error}`]),
);
