/**
 * What had the focus may leave the page: a row whose act is done, a form that closes. The browser
 * then puts the focus on the body, where a keyboard starts anew from the top (design-brief 3.8). It
 * goes to the heading of the nearest part of the page that is still there instead. Returns how to
 * stop.
 */
export function keepFocus(): () => void {
  let path: readonly Element[] = [];
  const note = ({ target }: FocusEvent) => {
    path = target instanceof Element ? pathOf(target) : [];
  };
  const watcher = new MutationObserver(() => {
    if (document.activeElement === document.body && path[0]?.isConnected === false) {
      headingNear(path)?.focus({ preventScroll: true });
    }
  });
  document.addEventListener('focusin', note);
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', note);
    watcher.disconnect();
  };
}

/** From what has the focus up to the root. */
function pathOf(element: Element): readonly Element[] {
  const { parentElement } = element;
  return parentElement === null ? [element] : [element, ...pathOf(parentElement)];
}

/** A card or a section of the page, a layer over it, the page. */
const places = '[data-ux], section, article, dialog, main';

function headingNear(path: readonly Element[]): HTMLElement | undefined {
  const headings = path
    .filter((element) => element.isConnected && element.matches(places))
    .map((place) => place.querySelector<HTMLElement>('h1, h2, h3'));
  const heading = headings.find((element) => element !== null) ?? undefined;
  if (heading?.hasAttribute('tabindex') === false) {
    heading.tabIndex = -1;
  }
  return heading;
}
