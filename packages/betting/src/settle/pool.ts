import { divide, type Rational } from '@portal/money';

/**
 * Stakes of a pool fight in minor units; draw bets stand outside the pool (sports-and-games.md 8).
 */
export interface FightPool {
  readonly meronMinor: bigint;
  readonly walaMinor: bigint;
  readonly commission: Rational;
}

/** Return per 100 staked on each side of a fight that stands, whole units. */
export interface StandingPayouts {
  readonly isVoid: false;
  readonly meron: bigint;
  readonly wala: bigint;
}

/** A side that nobody backed has no payout figure at all, which is not a payout of nothing. */
export type PoolPayouts =
  | StandingPayouts
  | {
      readonly isVoid: true;
      readonly meron: bigint | undefined;
      readonly wala: bigint | undefined;
    };

const leastPayout = 107n;
/** Return per 100 of a draw bet, 8 to 1. */
export const drawPayout = 900n;

/**
 * Payouts per 100 of a pool. The fight is void when either payout is 107 or less, and when a side
 * has none because nobody backed it.
 */
export function poolPayouts({ meronMinor, walaMinor, commission }: FightPool): PoolPayouts {
  const pool = meronMinor + walaMinor;
  const kept = commission.denominator - commission.numerator;
  const per100 = (side: bigint): bigint | undefined =>
    side === 0n ? undefined : divide(100n * kept * pool, commission.denominator * side, 'floor');
  const meron = per100(meronMinor);
  const wala = per100(walaMinor);
  const isStanding = isHighEnough(meron) && isHighEnough(wala);
  return isStanding ? { meron, wala, isVoid: false } : { meron, wala, isVoid: true };
}

function isHighEnough(payout: bigint | undefined): payout is bigint {
  return payout !== undefined && payout > leastPayout;
}

/** Return per 100 staked on each selection, for a result of a fight that stands. */
export function poolReturns(
  payouts: StandingPayouts,
  result: 'MERON' | 'WALA' | 'DRAW',
): Readonly<Record<'MERON' | 'WALA' | 'DRAW', bigint>> {
  switch (result) {
    case 'MERON':
      return { MERON: payouts.meron, WALA: 0n, DRAW: 0n };
    case 'WALA':
      return { MERON: 0n, WALA: payouts.wala, DRAW: 0n };
    case 'DRAW':
      return { MERON: 100n, WALA: 100n, DRAW: drawPayout };
  }
}
