import { useSyncExternalStore } from 'react';

/** Whether the page was scrolled by more than a screen. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(watch, () => scrollY > innerHeight);
}

function watch(onChange: () => void): () => void {
  globalThis.addEventListener('scroll', onChange, { passive: true });
  return () => {
    globalThis.removeEventListener('scroll', onChange);
  };
}
