import { useCallback, useSyncExternalStore } from 'react';
import type { Theme } from '../tokens/colors.ts';
import { themeKey } from './first-paint.ts';

const watchers = new Set<() => void>();

function current(): Theme {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** The theme of the page and a setter that remembers the choice on this device. */
export function useTheme(): readonly [theme: Theme, choose: (theme: Theme) => void] {
  const theme = useSyncExternalStore(watch, current);
  const choose = useCallback((next: Theme) => {
    document.documentElement.dataset['theme'] = next;
    try {
      localStorage.setItem(themeKey, next);
    } catch {
      // Storage may be blocked; the choice then lasts as long as the page.
    }
    watchers.forEach((notify) => notify());
  }, []);
  return [theme, choose];
}
