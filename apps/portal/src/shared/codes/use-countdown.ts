import { useCallback, useEffect, useReducer } from 'react';
import { restFor, restSeconds, type RestKey } from './resting-codes.ts';

/** Seconds until another code may be sent there, a second at a time. */
export function useCountdown(key: RestKey) {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const seconds = restSeconds(key);
  const isResting = seconds > 0;
  useEffect(() => {
    if (!isResting) {
      return undefined;
    }
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isResting]);
  const start = useCallback(
    (length: number) => {
      restFor(key, length);
      tick();
    },
    [key],
  );
  return { seconds, start };
}
