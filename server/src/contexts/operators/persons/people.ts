import type { OperatorId } from '@portal/protocol';

/** Somebody held what opens an account; it counts until somebody else confirmed who holds it. */
export interface Opening {
  readonly operatorId: OperatorId;
  readonly openedBy: OperatorId;
  readonly confirmedAt: Temporal.Instant | null;
}

export interface People {
  /** Whose hands an account may have been in since a moment, its own holder included. */
  holders(id: OperatorId, moment: Temporal.Instant): ReadonlySet<OperatorId>;
  /** The same without its holder. */
  openers(id: OperatorId, moment: Temporal.Instant): readonly OperatorId[];
  /** Whether one person may have held both accounts since then. */
  areOne(accounts: readonly [OperatorId, OperatorId], moment: Temporal.Instant): boolean;
  /** Every account that the person of this one may have acted with since then, in one order. */
  accountsOf(id: OperatorId, moment: Temporal.Instant): readonly OperatorId[];
}

/**
 * Who may be whom. An account stands for everybody who opened it, and for everybody whom that one
 * stands for; two accounts are two people only where nobody may hold both. A confirmation counts
 * for what is done after it: what was asked before stays the opener's own.
 */
export function peopleOf(openings: readonly Opening[]): People {
  const openersOf = Map.groupBy(openings, ({ operatorId }) => operatorId);
  const holders = (id: OperatorId, moment: Temporal.Instant): ReadonlySet<OperatorId> => {
    const found = new Set([id]);
    // A set goes on over what is added to it.
    for (const holder of found) {
      for (const opening of openersOf.get(holder) ?? []) {
        if (countsSince(opening, moment)) {
          found.add(opening.openedBy);
        }
      }
    }
    return found;
  };
  const areOne: People['areOne'] = ([left, right], moment) => {
    const others = holders(right, moment);
    return [...holders(left, moment)].some((holder) => others.has(holder));
  };
  return {
    holders,
    openers: (id, moment) => [...holders(id, moment)].filter((holder) => holder !== id),
    areOne,
    accountsOf: (id, moment) => {
      const known = new Set([id, ...openings.flatMap((row) => [row.operatorId, row.openedBy])]);
      return [...known].filter((other) => areOne([id, other], moment)).toSorted();
    },
  };
}

function countsSince({ confirmedAt }: Opening, moment: Temporal.Instant): boolean {
  return confirmedAt === null || Temporal.Instant.compare(confirmedAt, moment) > 0;
}
