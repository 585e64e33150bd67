import { useSyncExternalStore } from 'react';

function current(): 'ltr' | 'rtl' {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}

function watch(onChange: () => void): () => void {
  const watcher = new MutationObserver(onChange);
  watcher.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => watcher.disconnect();
}

/** The direction of the page: for arrow keys, since styles mirror by themselves. */
export function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(watch, current);
}
