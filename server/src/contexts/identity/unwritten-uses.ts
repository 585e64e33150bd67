/** When sessions were used without a word in the database, where one is written once a minute. */
export interface UnwrittenUses {
  note(sessionId: string, atMs: number): void;
  /** What the database knows as well now. */
  forget(sessionIds: Iterable<string>): void;
  /** Takes out what was last used at that moment or before, at most a batch of it. */
  takeUntil(atMs: number): readonly { readonly id: string; readonly at: Temporal.Instant }[];
}

const mostAtOnce = 500;

/**
 * The last use of a session that falls silent may be younger than what was written of it by nearly
 * a minute, and its half hour begins with that use and not before (R71).
 */
export function createUnwrittenUses(): UnwrittenUses {
  /** The longest silent first, because each use sets its session anew. */
  const uses = new Map<string, number>();
  return {
    note(sessionId, atMs) {
      uses.delete(sessionId);
      uses.set(sessionId, atMs);
    },
    forget(sessionIds) {
      for (const id of sessionIds) {
        uses.delete(id);
      }
    },
    takeUntil(untilMs) {
      const due: { id: string; at: Temporal.Instant }[] = [];
      for (const [id, atMs] of uses) {
        if (atMs > untilMs || due.length === mostAtOnce) {
          break;
        }
        due.push({ id, at: Temporal.Instant.fromEpochMilliseconds(atMs) });
        uses.delete(id);
      }
      return due;
    },
  };
}
