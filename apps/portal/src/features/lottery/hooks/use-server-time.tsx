import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import { nowMs } from '../../../shared/time/clock.ts';

/** An answer of the server with its own time, and when it arrived here. */
export interface Told {
  readonly serverTime: string;
  readonly readAtMs: number;
}

const tickMs = 500;
const ToldContext = createContext<Told | undefined>(undefined);

/** Tells everything inside it the server's time: closing is judged by it, not by the device. */
export function ServerClock({ children, ...told }: Told & { readonly children: ReactNode }) {
  return <ToldContext value={told}>{children}</ToldContext>;
}

/** One timer for all that follow the time; it runs while somebody does. */
const ticker = {
  now: 0,
  listeners: new Set<() => void>(),
  timer: undefined as ReturnType<typeof setInterval> | undefined,
};

function subscribe(listener: () => void): () => void {
  ticker.listeners.add(listener);
  ticker.timer ??= setInterval(tick, tickMs);
  return () => {
    ticker.listeners.delete(listener);
    if (ticker.listeners.size === 0) {
      clearInterval(ticker.timer);
      ticker.timer = undefined;
    }
  };
}

function tick(): void {
  ticker.now = nowMs();
  for (const listener of ticker.listeners) {
    listener();
  }
}

/**
 * What follows from the server's time, looked at twice a second. Only a change of it draws the
 * component again, so a countdown moves alone and the page around it stands still.
 */
export function useServerTime<Shown extends string | number | boolean | undefined>(
  read: (now: number) => Shown,
): Shown {
  const told = use(ToldContext);
  if (told === undefined) {
    throw new Error('useServerTime outside of ServerClock');
  }
  const from = Date.parse(told.serverTime);
  // Between two ticks the answer is the same, however often React looks.
  return useSyncExternalStore(subscribe, () =>
    read(from + Math.max(0, ticker.now - told.readAtMs)),
  );
}

/** The server's time itself: for what moves with every tick. */
export function useServerNow(): number {
  return useServerTime((now) => now);
}

/** `1:05`, `2:03:09`; over a day as days are told elsewhere. */
export function clockText(restMs: number): string {
  const seconds = Math.max(0, Math.ceil(restMs / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours = 0, ...others] = parts;
  const text = others.map((part) => String(part).padStart(2, '0')).join(':');
  return hours === 0 ? text : `${hours}:${text}`;
}
