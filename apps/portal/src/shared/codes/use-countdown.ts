import { useCallback, useEffect, useState } from 'react';
import { restFor, restSeconds, type CodePurpose } from './resting-codes.ts';

/** Seconds until another code may be sent, a second at a time. */
export function useCountdown(purpose: CodePurpose) {
  const [seconds, setSeconds] = useState(() => restSeconds(purpose));
  const isResting = seconds > 0;
  useEffect(() => {
    if (!isResting) {
      return undefined;
    }
    const timer = setInterval(() => setSeconds(restSeconds(purpose)), 1000);
    return () => clearInterval(timer);
  }, [isResting, purpose]);
  const start = useCallback(
    (length: number) => {
      restFor(purpose, length);
      setSeconds(restSeconds(purpose));
    },
    [purpose],
  );
  return { seconds, start };
}
