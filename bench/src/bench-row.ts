/** One line of the table that `npm run bench` prints. */
export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly yardstick?: number;
  readonly ratio?: number;
  readonly p50Ms?: number;
  readonly p99Ms?: number;
}
