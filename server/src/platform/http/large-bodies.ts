import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../refusal.ts';

/** One that is read, and as many as stand in the account's line of large calls. */
const mostOfAccount = 3;
/** Whole bodies that wait to be read, of all accounts: each lies in memory meanwhile. */
const mostWaiting = 24;
const retryAfterSeconds = 1;

export interface LargeBodies {
  /**
   * Takes a place before a byte of the body is read, and answers how to give it back, as often as
   * one likes. Refuses with `too_many_requests` whoever has all of theirs.
   */
  admit(accountId: string): () => void;
  /**
   * Reads one whole body after another, and rests as long as each took: whoever sends short calls
   * has half of the time. Refuses with `overloaded` where too many wait.
   */
  read<T>(work: () => T): Promise<T>;
}

/** Reading a long list takes the one thread that answers everybody (R126). */
export function openLargeBodies(): LargeBodies {
  /** Of accounts that have a place, so no more of them than calls. */
  const taken = new Map<string, number>();
  let last = Promise.resolve();
  let waiting = 0;

  function change(accountId: string, by: 1 | -1): void {
    const count = (taken.get(accountId) ?? 0) + by;
    if (count === 0) {
      taken.delete(accountId);
    } else {
      taken.set(accountId, count);
    }
  }

  return {
    admit(accountId) {
      if ((taken.get(accountId) ?? 0) >= mostOfAccount) {
        throw new Refusal('too_many_requests', { retryAfterSeconds });
      }
      change(accountId, 1);
      let isHeld = true;
      return () => {
        if (isHeld) {
          isHeld = false;
          change(accountId, -1);
        }
      };
    },
    async read(work) {
      if (waiting >= mostWaiting) {
        throw new Refusal('overloaded', { retryAfterSeconds });
      }
      waiting += 1;
      const before = last;
      const rested = Promise.withResolvers<void>();
      last = rested.promise;
      await before;
      waiting -= 1;
      const startedMs = performance.now();
      try {
        return work();
      } finally {
        void pause(performance.now() - startedMs).then(() => rested.resolve());
      }
    },
  };
}
