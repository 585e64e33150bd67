import { useEffect, useState } from 'react';

/**
 * True while a wait is worth showing: it starts after 150 ms and then lasts at least 300 ms, so
 * that a skeleton never flashes (design-brief.md 3.1).
 */
export function useLingering(isPending: boolean, afterMs = 150, atLeastMs = 300): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isPending === isShown) {
      return undefined;
    }
    const timer = setTimeout(() => setShown(isPending), isPending ? afterMs : atLeastMs);
    return () => clearTimeout(timer);
  }, [isPending, isShown, afterMs, atLeastMs]);
  return isShown;
}
