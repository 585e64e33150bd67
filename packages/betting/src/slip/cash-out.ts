import { add, compare, multiply, one, rational, subtract, toUnits } from '@portal/money';
import type { Rational } from '@portal/money';

/**
 * A leg that is decided, or an open one with the weights of the current model state
 * (sports-and-games.md 13).
 */
export type CashOutLeg =
  | { readonly settledMultiplier: Rational }
  | { readonly odds: Rational; readonly winShare: Rational; readonly refundShare: Rational };

export interface CashOutRequest {
  readonly stakeMinor: bigint;
  readonly legs: readonly CashOutLeg[];
  /** 5 % for singles and 6 % for multiples by default. */
  readonly margin: Rational;
  /** Part of the slip that is cashed out, above 0 and at most 1. */
  readonly fraction: Rational;
}

export interface CashOutOffer {
  readonly fairMinor: Rational;
  /** For the whole slip, rounded down. */
  readonly offerMinor: bigint;
  /** For the fraction: from the offer before rounding, then rounded down. */
  readonly paidMinor: bigint;
  /** What stays at the old odds, exact minor units. */
  readonly stakeLeftMinor: Rational;
}

/**
 * Fair value less the margin, never above what the slip can still return (sports-and-games.md 13).
 */
export function cashOut({ stakeMinor, legs, margin, fraction }: CashOutRequest): CashOutOffer {
  const product = (value: (leg: CashOutLeg) => Rational): Rational =>
    legs.reduce((total, leg) => multiply(total, value(leg)), rational(stakeMinor));
  const fairMinor = product(expectedMultiplier);
  const most = product(bestMultiplier);
  const discounted = multiply(fairMinor, subtract(one, margin));
  const offer = compare(discounted, most) > 0 ? most : discounted;
  return {
    fairMinor,
    offerMinor: toUnits(offer, 1n, 'floor'),
    paidMinor: toUnits(multiply(offer, fraction), 1n, 'floor'),
    stakeLeftMinor: multiply(rational(stakeMinor), subtract(one, fraction)),
  };
}

function expectedMultiplier(leg: CashOutLeg): Rational {
  return 'settledMultiplier' in leg
    ? leg.settledMultiplier
    : add(multiply(leg.winShare, leg.odds), leg.refundShare);
}

function bestMultiplier(leg: CashOutLeg): Rational {
  return 'settledMultiplier' in leg ? leg.settledMultiplier : leg.odds;
}
