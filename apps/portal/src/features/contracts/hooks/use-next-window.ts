import { useEffect, useState } from 'react';
import { nowMs } from '../../../shared/time/clock.ts';

const windowSeconds = 300;
/** What was booked before a boundary is counted so long after it. */
const settlingSeconds = 30;

function secondsLeft(): number {
  const since = Math.floor(nowMs() / 1000) - settlingSeconds;
  return windowSeconds - (since % windowSeconds);
}

/** When what a contract turned over in its first window is counted, by the moment it begins. */
export function firstWindowCountedMs(startsAt: string): number {
  const windows = Math.floor(Date.parse(startsAt) / 1000 / windowSeconds) + 1;
  return (windows * windowSeconds + settlingSeconds) * 1000;
}

/** Minutes and seconds to the next five-minute boundary of real-time pay, `4:05`. */
export function useNextWindow(): string {
  const [seconds, setSeconds] = useState(secondsLeft);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsLeft()), 1000);
    return () => clearInterval(timer);
  }, []);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
