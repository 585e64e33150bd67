import { startTransition, useEffect, useState } from 'react';

/** After this time the first paint and its pictures are done on an ordinary device. */
const restMs = 250;

/**
 * False during the first paint and true soon after; what lies below the fold is rendered only then.
 */
export function useAfterPaint(): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      startTransition(() => {
        setAfter(true);
      });
    }, restMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isAfter;
}
