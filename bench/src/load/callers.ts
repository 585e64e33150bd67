import { percentiles, round } from './percentiles.ts';

export interface Load {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/**
 * Closed loop: each caller sends its next call when the last was answered; warm-up is not counted.
 */
export async function driveCallers(
  options: { readonly callers: number; readonly seconds: number; readonly warmUpSeconds: number },
  call: (caller: number) => Promise<void>,
): Promise<Load> {
  const start = performance.now();
  const from = start + options.warmUpSeconds * 1000;
  const until = from + options.seconds * 1000;
  const durations: number[] = [];
  async function loop(caller: number): Promise<void> {
    for (let now = start; now < until;) {
      await call(caller);
      const end = performance.now();
      if (end >= from && end < until) {
        durations.push(end - now);
      }
      now = end;
    }
  }
  await Promise.all(Array.from({ length: options.callers }, (_, caller) => loop(caller)));
  return { perSecond: round(durations.length / options.seconds, 0), ...percentiles(durations) };
}
