/** A reward below so many whole units of the currency is never taken back (D4). */
const leastUnits = 50n;

/** The least reward that is, in minor units of a currency. */
export function takenBackLeastMinor(exponent: number): bigint {
  return leastUnits * 10n ** BigInt(exponent);
}

/**
 * What is owed of a claimed reward when bets or deposits were taken back after it: nothing while
 * the target is still reached, and nothing of a small one (agents-loyalty-money.md D4).
 */
export function owedOfMission(claim: {
  readonly done: bigint;
  readonly target: bigint;
  readonly rewardMinor: bigint;
  readonly leastMinor: bigint;
}): bigint {
  const { done, target, rewardMinor, leastMinor } = claim;
  return done < target && rewardMinor >= leastMinor ? rewardMinor : 0n;
}

/** What of a bonus serves each of these debts, in their order; never more than the bonus. */
export function servedByBonus(bonusMinor: bigint, owedMinor: readonly bigint[]): readonly bigint[] {
  let left = bonusMinor;
  return owedMinor.map((owed) => {
    const served = owed < left ? owed : left;
    left -= served;
    return served;
  });
}
