import { useSyncExternalStore } from 'react';
import './hidden.css';

type Politeness = 'polite' | 'assertive';

let said: Readonly<Record<Politeness, string>> = { polite: '', assertive: '' };
const watchers = new Set<() => void>();

/** Says a sentence once through the page's live region. The same sentence again is said again. */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  const repeated = said[politeness] === text ? `${text}\u00A0` : text;
  said = { ...said, [politeness]: repeated };
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
