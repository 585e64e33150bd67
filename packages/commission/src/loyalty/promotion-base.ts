/** Which credited deposit of a member some promotions are for, counted from one. */
const ordinals: Readonly<Record<string, number>> = {
  FIRST_DEPOSIT: 1,
  SECOND_DEPOSIT: 2,
  THIRD_DEPOSIT: 3,
};

/**
 * Whether the next deposit is the one that a type of promotion is for (agents-loyalty-money.md D8);
 * types that name none take any. `creditedBefore` counts the deposits that the member was credited.
 */
export function isDepositMeant(type: string, creditedBefore: number): boolean {
  const ordinal = ordinals[type];
  return ordinal === undefined || creditedBefore === ordinal - 1;
}

/** Whether the deposit that a type is for was credited before: it never comes again. */
export function isDepositPast(type: string, credited: number): boolean {
  const ordinal = ordinals[type];
  return ordinal !== undefined && credited >= ordinal;
}

/** Whether a type is for one deposit of a life: then its member is a new one. */
export function isOnceInLife(type: string): boolean {
  return ordinals[type] !== undefined;
}

/** How many deposits somebody needs who has had the one that a type is for; at least one. */
export function depositsNeeded(type: string): number {
  return ordinals[type] ?? 1;
}

/**
 * What was lost in the categories that count: stakes less payouts of settled play
 * (agents-loyalty-money.md A4 and D8, CASHBACK on net loss), in minor units. Wins of one category
 * are taken off the losses of another; 0 for who has won.
 */
export function netLossMinor(
  play: readonly {
    readonly category: string;
    readonly stakeMinor: bigint;
    readonly payoutMinor: bigint;
  }[],
  categories: ReadonlySet<string>,
): bigint {
  const net = play
    .filter(({ category }) => categories.has(category))
    .reduce((sum, { stakeMinor, payoutMinor }) => sum + stakeMinor - payoutMinor, 0n);
  return net > 0n ? net : 0n;
}
