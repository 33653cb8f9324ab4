// Keeps all places in code and figures that can have the focus.
const inside = ":is(pre, figure, table, [role=region])";
const stop = ":is([tabindex='0'], summary, a[href], button)";
const stops = document.querySelectorAll(`main ${inside}${stop}, main ${inside} ${stop}`);
window.each = [...stops].filter((element) => element.checkVisibility({ visibilityProperty: true }));
