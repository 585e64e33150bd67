/** Under the end of its button, over the page, away from the edges of the window. */
export function placeAt(anchor: HTMLElement) {
  return {
    anchor,
    align: 'end',
    sideOffset: 4,
    collisionPadding: 8,
    // The dialog around it may scroll and clips what is absolute.
    positionMethod: 'fixed',
    className: 'ui-floating-place',
  } as const;
}

interface Change {
  readonly reason: string;
  readonly event: Event;
  cancel(): void;
}

/** A press on the button that opened the layer is the button's to answer, not one outside. */
export function isLeft(anchor: HTMLElement, change: Change): boolean {
  const { reason, event } = change;
  const goal = event instanceof FocusEvent ? event.relatedTarget : event.target;
  const isOwn = goal instanceof Node && anchor.contains(goal);
  if (isOwn && (reason === 'outside-press' || reason === 'focus-out')) {
    change.cancel();
    return false;
  }
  return true;
}

/** The button gets the focus back, unless something else has taken it in the meantime. */
export function focusAfter(anchor: HTMLElement, layer: HTMLElement | null): HTMLElement | false {
  const { activeElement, body } = document;
  const isFree = activeElement === body || layer?.contains(activeElement) === true;
  return isFree ? anchor : false;
}
