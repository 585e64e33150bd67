import { add, multiply, quotient, rational, subtract, zero, type Rational } from '@portal/money';
import { floor4, unit4, type Decimal4 } from '../decimal.ts';
import type { UnitKind } from './price-table.ts';

/** The odds of one line, stored with it: by tier, or by leg for a parlay. */
export interface LineOdds {
  readonly tiers: Readonly<Record<string, Decimal4>>;
  readonly legs?: readonly Decimal4[];
}

export type PriceError = 'E_GROUP' | 'E_REBATE';

/** Σ p × odds over the tiers of one kind of unit: the w of lottery.md B3. */
export function returnOf(kind: UnitKind): Rational {
  return [...kind.tiers.values()].reduce(
    (total, { probability, odds = 0n }) => add(total, multiply(probability, rational(odds, unit4))),
    zero,
  );
}

/** floor4(odds × (w − r) / w), lottery.md B3. */
export function carveRebate(odds: Decimal4, rebate: Decimal4, weight: Rational): Decimal4 {
  const left = quotient(subtract(weight, rational(rebate, unit4)), weight);
  return floor4(multiply(rational(odds, unit4), left));
}
