const field = 'form :is(input, select, textarea):not([disabled], [type="hidden"])';
const act = ':is(button:not([disabled]), a[href])';

/**
 * A ref for a part of a page that changes in place: a button makes way for a form, a form for a
 * button, a row goes. When what had the focus is gone, it goes to what came instead: the first
 * field, else the first button, as near as there is one (design-brief.md 3.8).
 */
export function keptFocus(place: HTMLElement | null): (() => void) | undefined {
  if (place === null) {
    return undefined;
  }
  /** What had the focus last, and what it stood in. */
  let path: readonly HTMLElement[] = [];
  const enter = ({ target }: FocusEvent): void => {
    path = target instanceof HTMLElement ? pathOf(target, place) : [];
  };
  const leave = ({ relatedTarget }: FocusEvent): void => {
    // What is being removed tells of it too, before it is gone.
    queueMicrotask(() => {
      if (relatedTarget !== null || path[0]?.isConnected === true) {
        path = path[0] === document.activeElement ? path : [];
      }
    });
  };
  const changes = new MutationObserver(() => {
    const isLost = path[0]?.isConnected === false && document.activeElement === document.body;
    if (isLost) {
      nearest(path, place)?.focus();
    }
  });
  place.addEventListener('focusin', enter);
  place.addEventListener('focusout', leave);
  changes.observe(place, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    place.removeEventListener('focusin', enter);
    place.removeEventListener('focusout', leave);
  };
}

function pathOf(target: HTMLElement, place: HTMLElement): readonly HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let at: HTMLElement | null = target; at !== null; at = at.parentElement) {
    path.push(at);
    if (at === place) {
      break;
    }
  }
  return path;
}

/** The nearest that is still there and holds something to go to; at last the part itself. */
function nearest(path: readonly HTMLElement[], place: HTMLElement): HTMLElement | undefined {
  for (const at of path.filter((step) => place.contains(step))) {
    const next = at.querySelector<HTMLElement>(field) ?? at.querySelector<HTMLElement>(act);
    if (next !== null) {
      return next;
    }
  }
  place.tabIndex = -1;
  return place;
}
