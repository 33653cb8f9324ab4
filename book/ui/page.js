// What a page does beyond reading. Without it everything is there but the sidebar's button.
'use strict';

// The sidebar's button. mdBook has a label there, which keys do not reach.
(() => {
  const button = document.getElementById('mdbook-sidebar-toggle');
  const box = document.getElementById('mdbook-sidebar-toggle-anchor');
  button?.addEventListener('click', () => {
    box.checked = !box.checked;
    box.dispatchEvent(new Event('change'));
  });
})();

// The first stop of the Tab key is the skip link. mdBook scrolls its sidebar to the present page, and
// browsers then begin there.
(() => {
  if (location.hash || document.activeElement !== document.body) return;
  const top = document.createElement('span');
  top.tabIndex = -1;
  document.body.prepend(top);
  top.focus({ preventScroll: true });
  top.remove();
})();

// What scrolls sideways can be focused, and says what it is.
(() => {
  const parts = [
    ['pre > code', 'Code'],
    ['pre.transcript', 'Transcript'],
    ['.table-wrapper', 'Table'],
  ];
  const mark = () => {
    for (const [selector, word] of parts) {
      document.querySelectorAll(selector).forEach((part, n) => {
        if (part.scrollWidth > part.clientWidth + 1) {
          const name = part.closest('figure.listing')?.querySelector('figcaption code')?.textContent;
          part.tabIndex = 0;
          part.setAttribute('role', 'group');
          part.setAttribute('aria-label', `${word} ${n + 1}${name ? ` (${name})` : ''}, scrolls sideways`);
        } else {
          for (const name of ['tabindex', 'role', 'aria-label']) part.removeAttribute(name);
        }
      });
    }
  };
  mark();
  addEventListener('resize', mark);
  // A folded part has no width until it is opened.
  document.addEventListener('toggle', mark, true);
})();

// Left and right turn pages, but not for somebody who reads code, a figure or a hint.
document.addEventListener('keydown', (event) => {
  const turns = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  if (turns && event.target.closest?.('pre, figure, details, .table-wrapper, .exercise, .belief')) {
    event.stopImmediatePropagation();
  }
}, true);

// On paper nothing is folded.
(() => {
  let opened = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll('details:not([open])')];
    opened.forEach((part) => { part.open = true; });
  });
  addEventListener('afterprint', () => {
    opened.forEach((part) => { part.open = false; });
  });
})();
