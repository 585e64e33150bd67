import { useSyncExternalStore } from 'react';
import './hidden.css';

type Politeness = 'polite' | 'assertive';

let said: Readonly<Record<Politeness, string>> = { polite: '', assertive: '' };
const watchers = new Set<() => void>();

/** Long enough to be heard behind other sentences. */
const heardAfterMs = 10_000;

/** A sentence that another one replaces sooner never reaches a screen reader. */
const readAfterMs = 500;

const waiting: Record<Politeness, string[]> = { polite: [], assertive: [] };
const freeAtMs: Record<Politeness, number> = { polite: 0, assertive: 0 };

/**
 * Says a sentence once through the page's live region, behind those that have just begun. The same
 * sentence again is said again. It goes once it was heard: whoever reads on through the page would
 * meet it as if it were news.
 */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  waiting[politeness].push(text);
  const restMs = freeAtMs[politeness] - performance.now();
  if (restMs <= 0) {
    sayNext(politeness);
  } else if (waiting[politeness].length === 1) {
    setTimeout(sayNext, Math.min(restMs, readAfterMs), politeness);
  }
}

function sayNext(politeness: Politeness): void {
  const text = waiting[politeness].shift();
  if (text === undefined) {
    return;
  }
  freeAtMs[politeness] = performance.now() + readAfterMs;
  say(text, politeness);
  if (waiting[politeness].length > 0) {
    setTimeout(sayNext, readAfterMs, politeness);
  }
}

function say(text: string, politeness: Politeness): void {
  const repeated = said[politeness] === text ? `${text}\u00A0` : text;
  put(politeness, repeated);
  setTimeout(() => {
    if (said[politeness] === repeated) {
      put(politeness, '');
    }
  }, heardAfterMs);
}

function put(politeness: Politeness, text: string): void {
  said = { ...said, [politeness]: text };
  watchers.forEach((notify) => notify());
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** The two live regions of the page; mounted once, at the root. */
export function LiveRegions() {
  const { polite, assertive } = useSyncExternalStore(watch, () => said);
  return (
    <>
      <output aria-live="polite" className="ui-hidden">
        {polite}
      </output>
      <div role="alert" aria-live="assertive" className="ui-hidden">
        {assertive}
      </div>
    </>
  );
}
