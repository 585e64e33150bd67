/** Percentiles of durations in milliseconds, nearest rank. */
export function percentiles(durations: readonly number[]): { p50Ms: number; p99Ms: number } {
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
  return { p50Ms: round(at(0.5)), p99Ms: round(at(0.99)) };
}

export function round(value: number, digits = 2): number {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale;
}
