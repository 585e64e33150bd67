import { divide, type Rational } from '@portal/money';

/** Stakes of a pool fight in minor units; draw bets stand outside the pool (section 8). */
export interface FightPool {
  readonly meronMinor: bigint;
  readonly walaMinor: bigint;
  readonly commission: Rational;
}

export interface PoolPayouts {
  /** Return per 100 staked, whole units. */
  readonly meron: bigint;
  readonly wala: bigint;
  /** The fight is void when either payout is 107 or less. */
  readonly isVoid: boolean;
}

const leastPayout = 107n;
/** Return per 100 of a draw bet, 8 to 1. */
export const drawPayout = 900n;

/** Payouts per 100 of a pool with both sides backed; a pool with an empty side is void. */
export function poolPayouts({ meronMinor, walaMinor, commission }: FightPool): PoolPayouts {
  const pool = meronMinor + walaMinor;
  const kept = commission.denominator - commission.numerator;
  const per100 = (side: bigint): bigint =>
    side === 0n ? 0n : divide(100n * kept * pool, commission.denominator * side, 'floor');
  const meron = per100(meronMinor);
  const wala = per100(walaMinor);
  return { meron, wala, isVoid: meron <= leastPayout || wala <= leastPayout };
}

/** Return per 100 staked on each selection, for a result of a fight that stands. */
export function poolReturns(
  payouts: PoolPayouts,
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
