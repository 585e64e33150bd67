import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../refusal.ts';

export interface LineLimits {
  /** How many calls of one account are at work at the same time. */
  readonly atWork: number;
  /** How many more of them may stand in line. */
  readonly waiting: number;
  readonly longestWaitMilliseconds: number;
}

/** Runs the work of an account when its turn comes. */
export type InLine = <T>(accountId: string, work: () => Promise<T>) => Promise<T>;

interface Line {
  atWork: number;
  readonly waiting: Set<() => void>;
}

const retryAfterSeconds = 1;

/**
 * What one account sends at once waits for itself and not for others: connections and drawing are
 * few, and whoever asks for all of them would leave none. Refuses with `too_many_requests` where
 * the line is full, or its time is over.
 */
export function createAccountLines(limits: LineLimits): InLine {
  /** Of accounts that have somebody at work, so no more of them than calls. */
  const lines = new Map<string, Line>();

  async function enter(line: Line): Promise<void> {
    if (line.atWork < limits.atWork) {
      line.atWork += 1;
      return;
    }
    if (line.waiting.size >= limits.waiting) {
      throw new Refusal('too_many_requests', { retryAfterSeconds });
    }
    const turn = Promise.withResolvers<'go'>();
    const go = (): void => turn.resolve('go');
    const isOver = new AbortController();
    const { signal } = isOver;
    line.waiting.add(go);
    const late = pause(limits.longestWaitMilliseconds, 'late' as const, { signal });
    late.catch(() => undefined);
    const first = await Promise.race([turn.promise, late]);
    isOver.abort();
    // Whoever left passed the own place on to somebody who is still in line.
    if (first === 'late' && line.waiting.delete(go)) {
      throw new Refusal('too_many_requests', { retryAfterSeconds });
    }
  }

  function leave(accountId: string, line: Line): void {
    const [next] = line.waiting;
    if (next !== undefined) {
      line.waiting.delete(next);
      next();
      return;
    }
    line.atWork -= 1;
    if (line.atWork === 0) {
      lines.delete(accountId);
    }
  }

  return async (accountId, work) => {
    const line = lines.get(accountId) ?? { atWork: 0, waiting: new Set() };
    lines.set(accountId, line);
    await enter(line);
    try {
      return await work();
    } finally {
      leave(accountId, line);
    }
  };
}
