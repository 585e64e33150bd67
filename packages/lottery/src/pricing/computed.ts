import {
  add,
  assert,
  divide,
  multiply,
  ok,
  assertDefined,
  quotient,
  rational,
  refused,
  zero,
  type Rational,
  type Result,
} from '@portal/money';
import type { Line } from '../bet-type.ts';
import { unit4, type Decimal4 } from '../decimal.ts';
import type { ValueSelection } from '../plays/by-value.ts';
import type { Leg } from '../plays/mark-six.ts';
import { carveRebate, type LineOdds, type PriceError } from './carve.ts';
import { priceOf, type TierPrice } from './price-table.ts';

/** The return at which 特码包三 is priced (lottery.md B9.6). */
const threeSumsReturn = rational(95n, 100n);

/** Prices that depend on the selection: three sums of PC28 and the Mark Six parlay. */
export function computedOdds(line: Line, rebate: Decimal4): Result<LineOdds, PriceError> {
  if (line.betType.id === 'pc.num3') {
    const probability = threeSumsProbability(line);
    const odds = threeSumsOdds(probability);
    const weight = multiply(probability, rational(odds, unit4));
    return ok({ tiers: { win: rebate === 0n ? odds : carveRebate(odds, rebate, weight) } });
  }
  assert(line.betType.id === 'lhc.gg', `no computed price for ${line.betType.id}`);
  // The return of a parlay has no w of one unit kind: it is sold at its full odds only.
  return rebate === 0n ? ok({ tiers: {}, legs: legOdds(line) }) : refused('E_REBATE');
}

/** The chance of any of the three sums: that of the single sums together. */
export function threeSumsProbability(line: Line): Rational {
  // Lines of pc.num3 are made by its own shape.
  const { vals } = line.selection as unknown as ValueSelection;
  return vals.map((value) => tierOf('pc.num', String(value)).probability).reduce(add, zero);
}

/** 0.95 / p, cut to two decimals. */
function threeSumsOdds(probability: Rational): Decimal4 {
  const fair = quotient(threeSumsReturn, probability);
  return divide(fair.numerator * 100n, fair.denominator, 'floor') * 100n;
}

function legOdds(line: Line): Decimal4[] {
  // Lines of lhc.gg are made by its own shape.
  const { legs } = line.selection as { readonly legs: readonly Leg[] };
  return legs.map(({ opt }) => assertDefined(tierOf('lhc.zt.side', opt).odds, `odds of ${opt}`));
}

function tierOf(betTypeId: string, tier: string): TierPrice {
  return assertDefined(priceOf(betTypeId).tiers.get(tier), `${betTypeId} ${tier}`);
}
