import { useSyncExternalStore } from 'react';
import './hidden.css';

type Politeness = 'polite' | 'assertive';

let said: Readonly<Record<Politeness, string>> = { polite: '', assertive: '' };
const watchers = new Set<() => void>();

/** Long enough to be heard behind other sentences. */
const heardAfterMs = 10_000;

/**
 * Says a sentence once through the page's live region. The same sentence again is said again. It
 * goes once it was heard: whoever reads on through the page would meet it as if it were news.
 */
export function announce(text: string, politeness: Politeness = 'polite'): void {
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
