import { fromPlain, toPlain } from '@portal/games';
import type { Step } from './round.ts';

/** A step as it lies in a row: times as text, big integers as `"5n"`, nothing that is zero. */
interface StoredStep {
  readonly action: object;
  readonly at: string;
  readonly stakeMinor?: bigint;
  readonly returnMinor?: bigint;
  readonly isTimeout?: true;
}

/** The JSON text of steps, for their column. */
export function textOfSteps(steps: readonly Step[]): string {
  const stored = steps.map(({ action, at, stakeMinor, returnMinor, isTimeout }): StoredStep => ({
    action,
    at: String(at),
    ...(stakeMinor > 0n && { stakeMinor }),
    ...(returnMinor > 0n && { returnMinor }),
    ...(isTimeout && { isTimeout }),
  }));
  return JSON.stringify(toPlain(stored));
}

export function stepsOf(column: object): readonly Step[] {
  // `textOfSteps` wrote the column.
  return (fromPlain(column) as readonly StoredStep[]).map((step) => ({
    action: step.action,
    at: Temporal.Instant.from(step.at),
    stakeMinor: step.stakeMinor ?? 0n,
    returnMinor: step.returnMinor ?? 0n,
    isTimeout: step.isTimeout ?? false,
  }));
}
