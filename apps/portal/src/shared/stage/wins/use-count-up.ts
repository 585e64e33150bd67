import { useEffect, useRef, useState } from 'react';
import { useMedia } from '../../device/media.ts';

/** design-brief.md 2.4: a roll of 600 ms in at most twelve changes of text. */
const rollMs = 600;
const changes = 12;

/** Counts from the amount shown to the new one; calm pages show the end at once. */
export function useCountUp(targetMinor: bigint): bigint {
  const isCalm = useMedia('isReducedMotion');
  const [shownMinor, setShownMinor] = useState(targetMinor);
  const from = useRef(targetMinor);
  useEffect(() => {
    const startMinor = from.current;
    from.current = targetMinor;
    if (isCalm || targetMinor <= startMinor) {
      setShownMinor(targetMinor);
      return undefined;
    }
    let step = 0;
    const timer = setInterval(() => {
      step += 1;
      const gained = ((targetMinor - startMinor) * BigInt(step)) / BigInt(changes);
      setShownMinor(startMinor + gained);
      if (step === changes) {
        clearInterval(timer);
      }
    }, rollMs / changes);
    return () => {
      clearInterval(timer);
    };
  }, [targetMinor, isCalm]);
  return shownMinor;
}
