import { useEffect, useState } from 'react';
import { nowMs } from '../../../shared/time/clock.ts';

/** An answer of the server with its own time, and when it arrived here. */
export interface Told {
  readonly serverTime: string;
  readonly readAtMs: number;
}

const tickMs = 500;

/** The server's time, twice a second: closing is judged by it, not by the clock of the device. */
export function useServerNow({ serverTime, readAtMs }: Told): number {
  const [now, setNow] = useState(nowMs);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(nowMs());
    }, tickMs);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return Date.parse(serverTime) + Math.max(0, now - readAtMs);
}

/** `1:05`, `2:03:09`; over a day as days are told elsewhere. */
export function clockText(restMs: number): string {
  const seconds = Math.max(0, Math.ceil(restMs / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours = 0, ...others] = parts;
  const text = others.map((part) => String(part).padStart(2, '0')).join(':');
  return hours === 0 ? text : `${hours}:${text}`;
}
