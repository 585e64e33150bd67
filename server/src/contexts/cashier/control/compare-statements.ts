/** A payment as one side has it; minor units. */
export interface StatementLine {
  readonly reference: string;
  readonly transaction: string;
  readonly amountMinor: bigint;
}

/** As the other side has it; null for an amount that our books do not have, always a difference. */
export type TheirLine = Omit<StatementLine, 'amountMinor'> & {
  readonly amountMinor: bigint | null;
};

export const differenceKinds = [
  'missing_here',
  'missing_there',
  'amount_differs',
  'paid_twice',
  /** The provider gave none of the day within a day; its transaction is the day. */
  'statement_missing',
  /** Money that members sent each other came back to where it began. */
  'transfer_ring',
  /** Calls in the name of a provider that it did not sign; its transaction is the day. */
  'bad_signature',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export interface Difference {
  readonly kind: DifferenceKind;
  readonly reference: string;
  readonly transaction: string;
  readonly oursMinor: bigint | null;
  readonly theirsMinor: bigint | null;
}

/**
 * Holds two lists of payments against each other, line by line, and finds every difference once
 * (R117). Lines outside of the day may be handed over beside it: they explain others and are no
 * differences themselves.
 */
export function compareStatements(lists: {
  readonly ours: readonly StatementLine[];
  readonly theirs: readonly TheirLine[];
  /** The other side's payments of other days that ours of this day may belong to. */
  readonly theirsBeside: readonly TheirLine[];
}): readonly Difference[] {
  const { ours, theirs, theirsBeside } = lists;
  const own = new Map(ours.map((line) => [line.transaction, line]));
  const known = new Set([...theirs, ...theirsBeside].map(({ transaction }) => transaction));
  const seen = new Set<string>();
  const differences: Difference[] = [];
  for (const line of theirs) {
    const { reference, transaction, amountMinor: theirsMinor } = line;
    const mine = own.get(transaction);
    const oursMinor = mine?.amountMinor ?? null;
    const found = { reference, transaction, oursMinor, theirsMinor };
    if (seen.has(transaction)) {
      differences.push({ kind: 'paid_twice', ...found });
    } else if (mine === undefined) {
      differences.push({ kind: 'missing_here', ...found });
    } else if (mine.amountMinor !== theirsMinor || mine.reference !== reference) {
      differences.push({ kind: 'amount_differs', ...found });
    }
    seen.add(transaction);
  }
  for (const { reference, transaction, amountMinor: oursMinor } of ours) {
    if (!known.has(transaction)) {
      differences.push({
        kind: 'missing_there',
        reference,
        transaction,
        oursMinor,
        theirsMinor: null,
      });
    }
  }
  return differences;
}
