import { startTransition, useEffect, useState } from 'react';

/** Long enough for the first paint and its pictures to be over. */
const restMs = 250;

/** False for the first paint, true soon after: what is below the fold waits for it. */
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
