import type { Stage } from './stage.ts';

/** One line of the table; ratios are against the yardstick of the same run. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly yardstick?: number;
  readonly ratio?: number;
  /** The least ratio, or the most `unit`, that performance.md asks for. */
  readonly bar?: number;
  readonly p50Ms?: number;
  readonly p99Ms?: number;
  readonly note?: string;
}

/** A benchmark; it lives in a `*.bench.ts` file and is listed in `benches.ts`. */
export interface Bench {
  readonly name: string;
  /** Takes long, so it runs only when somebody asks for it by its name. */
  readonly isAskedFor?: boolean;
  run(stage: Stage): Promise<readonly Measure[]>;
}
