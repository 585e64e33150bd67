import { useCallback, useSyncExternalStore } from 'react';
import { calmKey } from './first-paint.ts';

const watchers = new Set<() => void>();

/** Tells when Calm mode is chosen or left; the answer ends the watch. */
export function watchCalm(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** Whether this device was asked for less motion here, whatever its system says. */
export function isCalm(): boolean {
  return document.documentElement.dataset['motion'] === 'calm';
}

/** Calm mode (design-brief.md 2.4) and a setter that remembers the choice on this device. */
export function useCalm(): readonly [isCalm: boolean, choose: (isCalm: boolean) => void] {
  const calm = useSyncExternalStore(watchCalm, isCalm);
  const choose = useCallback((next: boolean) => {
    const { dataset } = document.documentElement;
    if (next) {
      dataset['motion'] = 'calm';
    } else {
      delete dataset['motion'];
    }
    try {
      localStorage.setItem(calmKey, next ? '1' : '0');
    } catch {
      // Storage may be blocked; the choice then lasts as long as the page.
    }
    watchers.forEach((notify) => notify());
  }, []);
  return [calm, choose];
}
