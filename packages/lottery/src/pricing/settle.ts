import { assert, divide, ok, assertDefined, refused, type Result } from '@portal/money';
import type { Evaluation } from '../bet-type.ts';
import { unit4, type Decimal4 } from '../decimal.ts';
import type { LineOdds } from './carve.ts';

export const lineStatuses = ['won', 'refunded', 'partial', 'lost'] as const;
export type LineStatus = (typeof lineStatuses)[number];

export interface Stake {
  readonly stakePerUnit: Decimal4;
  readonly units: number;
  readonly discount: Decimal4;
}

/**
 * The debit of a line: stake × units × (1 − discount), in 1/10,000. E_STAKE when the stake is not
 * positive or the cost is not a whole number of minor units of `exponent` decimals (lottery.md
 * 0.3).
 */
export function lineCost(
  { stakePerUnit, units, discount }: Stake,
  exponent = 2,
): Result<Decimal4, 'E_STAKE'> {
  const exact = stakePerUnit * BigInt(units) * (unit4 - discount);
  const minorUnit = 10n ** BigInt(8 - exponent);
  return stakePerUnit > 0n && exact % minorUnit === 0n ? ok(exact / unit4) : refused('E_STAKE');
}

export interface Settlement {
  /** Before any cap, cut to four places once (lottery.md 0.3 rule 3). */
  readonly payout: Decimal4;
  /**
   * The part of the payout that is stake given back; turnover is the cost without it (lottery.md
   * B7).
   */
  readonly refunded: Decimal4;
  readonly status: LineStatus;
}

export interface PricedLine {
  readonly evaluation: Evaluation;
  readonly stakePerUnit: Decimal4;
  readonly odds: LineOdds;
  readonly discount: Decimal4;
}

/** Σ stake × odds × hits, and the stake of refunded units, as one exact sum cut once. */
export function settle({ evaluation, stakePerUnit, odds, discount }: PricedLine): Settlement {
  const { hits, refundUnits } = evaluation;
  let winnings = 0n;
  for (const tier in hits) {
    winnings += tierOdds(odds, tier, evaluation) * BigInt(hits[tier] ?? 0);
  }
  const refund = refundUnits === 0 ? 0n : (unit4 - discount) * BigInt(refundUnits);
  return {
    payout: (stakePerUnit * (winnings + refund)) / unit4,
    refunded: (stakePerUnit * refund) / unit4,
    status: statusOf(evaluation, winnings > 0n),
  };
}

function statusOf({ units, refundUnits }: Evaluation, hasHit: boolean): LineStatus {
  if (hasHit) {
    return 'won';
  }
  if (refundUnits === 0) {
    return 'lost';
  }
  return refundUnits === units ? 'refunded' : 'partial';
}

function tierOdds({ tiers, legs }: LineOdds, tier: string, { countedLegs }: Evaluation): Decimal4 {
  return legs === undefined
    ? assertDefined(tiers[tier], `odds of ${tier}`)
    : parlayProduct(legs, countedLegs ?? []);
}

/** The product of the legs that count, cut to four places once. */
export function parlayProduct(legs: readonly Decimal4[], countedLegs: readonly number[]): Decimal4 {
  assert(countedLegs.length > 0, 'a parlay that wins has a leg that counts');
  const scale = unit4 ** BigInt(countedLegs.length - 1);
  const product = countedLegs.reduce(
    (total, index) => total * assertDefined(legs[index], `leg ${index}`),
    1n,
  );
  return divide(product, scale, 'floor');
}

/**
 * Payouts of an order in minor units: the sum of its lines, floored once (lottery.md 0.3 rule 4).
 */
export function orderPayoutMinor(linePayouts: readonly Decimal4[], exponent = 2): bigint {
  const total = linePayouts.reduce((sum, payout) => sum + payout, 0n);
  return divide(total, 10n ** BigInt(4 - exponent), 'floor');
}
