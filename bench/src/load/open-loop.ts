import type { Load } from './callers.ts';
import { percentiles, round } from './percentiles.ts';

/** Between two groups of calls. */
const tickMs = 10;

/**
 * Open loop: so many calls begin each second whatever the answers take, as a vendor's do. A call
 * that waits behind others counts with its waiting; warm-up is not counted.
 */
export async function driveAtRate(
  options: {
    readonly perSecond: number;
    readonly seconds: number;
    readonly warmUpSeconds: number;
  },
  call: (number: number) => Promise<void>,
): Promise<Load> {
  const { perSecond, seconds, warmUpSeconds } = options;
  const start = performance.now();
  const from = start + warmUpSeconds * 1000;
  const until = from + seconds * 1000;
  const durations: number[] = [];
  const running = new Set<Promise<void>>();
  let begun = 0;
  async function timed(number: number, dueMs: number): Promise<void> {
    await call(number);
    if (dueMs >= from) {
      durations.push(performance.now() - dueMs);
    }
  }
  for (let now = start; now < until; now = performance.now()) {
    const due = Math.floor(((now - start) / 1000) * perSecond);
    for (; begun < due; begun += 1) {
      const dueMs = start + (begun / perSecond) * 1000;
      const one = timed(begun, dueMs).finally(() => running.delete(one));
      running.add(one);
    }
    await new Promise((resolve) => setTimeout(resolve, tickMs));
  }
  await Promise.all(running);
  return { perSecond: round(durations.length / seconds, 0), ...percentiles(durations) };
}
