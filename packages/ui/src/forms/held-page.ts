/** Asks the person whether to leave; true when they do. */
type Ask = () => Promise<boolean>;

/** The forms of the page that hold what nobody has sent. */
const asks = new Set<Ask>();
const watchers = new Set<() => void>();
let isAsking = false;

function notify(): void {
  watchers.forEach((watcher) => watcher());
}

/** A page form that holds typed text; the function that it returns lets the page go. */
export function holdPage(ask: Ask): () => void {
  asks.add(ask);
  notify();
  return () => {
    asks.delete(ask);
    notify();
  };
}

/** Nobody is asked any more: the page is left already, or whoever typed is gone. */
export function letPageGo(): void {
  asks.clear();
  notify();
}

export function isPageHeld(): boolean {
  return asks.size > 0;
}

export function watchHeldPage(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** Asks once, however many forms are half-filled; another way out meanwhile is no answer. */
export async function mayLeavePage(): Promise<boolean> {
  const [ask] = asks;
  if (ask === undefined || isAsking) {
    return !isAsking;
  }
  isAsking = true;
  const isLeaving = await ask();
  isAsking = false;
  if (isLeaving) {
    letPageGo();
  }
  return isLeaving;
}
