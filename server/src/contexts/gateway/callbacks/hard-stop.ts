import { setTimeout as pause } from 'node:timers/promises';

/** The strictest vendor hangs up after two seconds (rule 19). */
const hardStopMilliseconds = 1500;

/** Comes when the time of a call is over. */
export type Late = Promise<'late'>;

/**
 * The work of one call, whose time counts from here on, whatever of it hangs; what it races against
 * `late` is left to itself after that.
 */
export async function withinHardStop<T>(work: (late: Late) => Promise<T>): Promise<T> {
  const isOver = new AbortController();
  const late = pause(hardStopMilliseconds, 'late' as const, { signal: isOver.signal });
  late.catch(() => undefined);
  try {
    return await work(late);
  } finally {
    isOver.abort();
  }
}
