import type { Clock } from '../../platform/context.ts';
import type { Database } from '../../platform/database.ts';
import { selectEnded } from './store-sessions.ts';

/** The list of ended sessions is fetched at this interval. */
const askMs = 300;
const trustMs = 900;
/**
 * Each fetch goes back further than the last one, because clocks of nodes differ and transactions
 * take a while.
 */
const overlapSeconds = 15;

export interface SessionEndings {
  /**
   * Whether this process knows every session that ended up to a second ago; starts a fetch when the
   * list gets stale.
   */
  areKnown(nowMs: number): boolean;
}

/**
 * Sessions that ended on any node, from one query for all of them, so that a node need not look
 * every session up each second to notice its end (R71). While the list cannot be fetched, no
 * session is trusted without a look-up.
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
        // When the fetch fails, the list becomes stale and every session is looked up again.
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
