import { isCalm, watchCalm } from '@portal/ui';
import { useSyncExternalStore } from 'react';

const queries = {
  /** Header bands and drop menus instead of the bars of a phone (design-brief.md 1.2). */
  isDesktop: '(min-width: 1024px)',
  /** A strip of categories under the header of a phone (design-brief.md 1.3). */
  isTablet: '(min-width: 768px) and (max-width: 1023.98px)',
  /** Room for the login form in the header (design-brief.md 1.3). */
  isWide: '(min-width: 1180px)',
  isReducedMotion: '(prefers-reduced-motion: reduce)',
  isDark: '(prefers-color-scheme: dark)',
} as const;

type MediaName = keyof typeof queries;

/** Calm mode is reduced motion too, though the system says nothing of it. */
export function matches(name: MediaName): boolean {
  const isChosen = name === 'isReducedMotion' && isCalm();
  return isChosen || globalThis.matchMedia(queries[name]).matches;
}

/** Follows one media query, and Calm mode where it answers for one. */
export function useMedia(name: MediaName): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = globalThis.matchMedia(queries[name]);
      list.addEventListener('change', onChange);
      const unwatch = name === 'isReducedMotion' ? watchCalm(onChange) : undefined;
      return () => {
        unwatch?.();
        list.removeEventListener('change', onChange);
      };
    },
    () => matches(name),
  );
}
