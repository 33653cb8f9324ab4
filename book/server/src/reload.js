// Reloads this page when the book was built anew. The server adds it; no built page has it.
(() => {
  "use strict";
  const shown = document.currentScript.dataset.version;
  let stream = null;

  // A browser opens six connections to a server at most, so a page that nobody sees holds none.
  const follow = () => {
    if (document.visibilityState === "hidden") {
      stream?.close();
      stream = null;
    } else if (stream === null) {
      stream = new EventSource("/_serve/events");
      stream.onmessage = (event) => {
        if (event.data !== shown) location.reload();
      };
    }
  };
  document.addEventListener("visibilitychange", follow);
  addEventListener("pagehide", () => stream?.close());
  follow();
})();
