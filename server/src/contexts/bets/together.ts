import type { Transfer } from '../wallet/index.ts';

/** Names what many results of one caller move between the accounts of the house, as a whole. */
export interface Together {
  /** Of the stakes that become the house's; the same for the same page of results. */
  readonly debt: string;
}

/**
 * The transfers with all stakes of a kind and currency that become the house's in one: they move
 * between two of its accounts only, and which bets they are of stands in the bets. The entry is
 * shown beside the first of them.
 */
export function earnedTogether(
  transfers: readonly Transfer[],
  { debt }: Together,
): readonly Transfer[] {
  const earned = transfers.filter(({ type }) => type === 'stake_earned');
  const sums = Map.groupBy(earned, ({ from, to, currency }) => `${from} ${to} ${currency}`);
  const whole = [...sums.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [
          {
            ...first,
            debt: `${debt}:${first.currency}`,
            amountMinor: others.reduce(
              (sum, { amountMinor }) => sum + amountMinor,
              first.amountMinor,
            ),
          },
        ],
  );
  return [...transfers.filter(({ type }) => type !== 'stake_earned'), ...whole];
}
