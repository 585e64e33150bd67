import type { Clock } from '../../platform/context.ts';
import type { Database } from '../../platform/database.ts';
import { selectEnded } from './store-sessions.ts';

/** News are asked for this often, and trusted this long. */
const askMs = 300;
const trustMs = 900;
/** Clocks of nodes differ and transactions take a while: each look goes further back. */
const overlapSeconds = 15;

export interface SessionEndings {
  /** Whether every session that ended a second ago was told; asks for news when they get old. */
  areKnown(nowMs: number): boolean;
}

/**
 * Sessions that ended on any node, from one query for all of them, so that a node need not look
 * every session up each second to notice its end (R71). Without news nothing is known.
 */
export function watchEndings(
  parts: { readonly database: Database; readonly clock: Clock },
  tell: (sessionIds: readonly string[]) => void,
): SessionEndings {
  const { database, clock } = parts;
  let knownAtMs = Number.NEGATIVE_INFINITY;
  let isAsking = false;

  async function ask(): Promise<void> {
    const now = clock.now();
    const since = now.subtract({ seconds: overlapSeconds });
    tell(
      await database.transaction({ operation: 'identity.endings' }, (tx) => selectEnded(tx, since)),
    );
    knownAtMs = now.epochMilliseconds;
  }

  return {
    areKnown(nowMs) {
      const ageMs = nowMs - knownAtMs;
      if ((ageMs > askMs || ageMs < 0) && !isAsking) {
        isAsking = true;
        // Without an answer the news get too old, and every session is looked up.
        ask()
          .catch(() => undefined)
          .finally(() => {
            isAsking = false;
          });
      }
      return ageMs >= 0 && ageMs < trustMs;
    },
  };
}
