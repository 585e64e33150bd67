import type { CallCount } from '../store-calls.ts';

/** Calls that are alike in vendor, minute, kind, outcome and time, by all of these together. */
export type Counts = Map<string, CallCount>;

export function addCount(counts: Counts, key: Omit<CallCount, 'calls'>, calls: number): void {
  const { vendorCode, minuteMs, kind, outcome, withinMs } = key;
  const name = [vendorCode, minuteMs, kind, outcome, withinMs].join(' ');
  counts.set(name, { ...key, calls: (counts.get(name)?.calls ?? 0) + calls });
}

/** In one order for all processes, because writing them locks their rows. */
export function allCounts(counts: Counts): readonly CallCount[] {
  const entries = [...counts].toSorted(([left], [right]) => (left < right ? -1 : 1));
  return entries.map(([, count]) => count);
}

export function mergeCounts(left: Counts, right: Counts): Counts {
  const merged: Counts = new Map(left);
  for (const { calls, ...key } of right.values()) {
    addCount(merged, key, calls);
  }
  return merged;
}
