import { afterEach, beforeEach } from 'vitest';

/**
 * A real window that a test opens stands before the page of the tests, which the browser then
 * draws no more: every test after it takes seconds, or hangs on a press. What is opened is an empty
 * one that nobody sees, and links to a window of their own lead nowhere.
 */
export function stayHere(): void {
  const real = globalThis.open.bind(globalThis);
  beforeEach(() => {
    globalThis.open = unseenWindow;
    document.addEventListener('click', keep);
  });
  afterEach(() => {
    globalThis.open = real;
    document.removeEventListener('click', keep);
  });
}

function unseenWindow(): Window {
  const unseen = { opener: null, location: { href: '' }, close: () => undefined };
  return unseen as unknown as Window;
}

function keep(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[target="_blank"]') : null;
  if (link !== null) {
    event.preventDefault();
  }
}
