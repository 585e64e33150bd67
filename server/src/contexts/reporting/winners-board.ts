import type { Clock } from '../../platform/context.ts';
import { systemUnit, type UnitOfWork } from '../../platform/unit-of-work.ts';
import { readWinners, type Winner } from './use-cases/read-winners.ts';

export interface WinnersBoard {
  /** At most a minute old; callers that come while it is read wait for the same answer. */
  current(): Promise<readonly Winner[]>;
}

const freshMs = 60_000;

/** Keeps the board in memory, so that visitors cost the database one statement a minute. */
export function createWinnersBoard(parts: {
  readonly work: UnitOfWork;
  readonly clock: Clock;
}): WinnersBoard {
  const { work, clock } = parts;
  let held: { readonly winners: readonly Winner[]; readonly atMs: number } | undefined;
  let reading: Promise<readonly Winner[]> | undefined;

  async function read(): Promise<readonly Winner[]> {
    const atMs = clock.nowMs();
    const winners = await work.run(systemUnit('reporting.winners'), readWinners);
    held = { winners, atMs };
    return winners;
  }

  return {
    current: () => {
      const ageMs = held === undefined ? Number.POSITIVE_INFINITY : clock.nowMs() - held.atMs;
      if (held !== undefined && ageMs >= 0 && ageMs < freshMs) {
        return Promise.resolve(held.winners);
      }
      reading ??= read().finally(() => {
        reading = undefined;
      });
      return reading;
    },
  };
}
