import { compare, ok, rational, refused, type Result } from '@portal/money';
import { debitOf } from './debit.ts';
import { combinedOdds, type Slip } from './slip.ts';
import { lineCount } from './systems.ts';

/** Shape rules of a slip (sports-and-games.md 11, D5, D12). */
export const slipRules = {
  mostAccumulatorLegs: 15,
  mostSystemLegs: 8,
  oddsCeiling: rational(10_000n),
} as const;

export type SlipRefusal =
  | 'too_few_legs'
  | 'too_many_legs'
  | 'related_selections'
  | 'decimal_odds_required'
  | 'odds_ceiling'
  | 'system_unknown'
  | 'stake_below_minimum';

/**
 * Checks a slip before prices are looked at, in this order: number of legs, related selections,
 * odds format of multiples, system, odds ceiling, minimum stake (in minor units of the debit per
 * line).
 */
export function checkSlip(
  slip: Slip,
  limits: { readonly minStakeMinor: bigint },
): Result<Slip, SlipRefusal> {
  const refusal = legRefusal(slip) ?? stakeRefusal(slip, limits.minStakeMinor);
  return refusal === undefined ? ok(slip) : refused(refusal);
}

function legRefusal(slip: Slip): SlipRefusal | undefined {
  const count = slip.legs.length;
  const [fewest, most] = {
    SINGLE: [1, 1] as const,
    ACC: [2, slipRules.mostAccumulatorLegs] as const,
    SYSTEM: [2, slipRules.mostSystemLegs] as const,
  }[slip.type];
  if (count < fewest || count > most) {
    return count < fewest ? 'too_few_legs' : 'too_many_legs';
  }
  if (new Set(slip.legs.map((leg) => leg.eventId)).size < count) {
    return 'related_selections';
  }
  if (slip.type !== 'SINGLE' && slip.legs.some((leg) => leg.price.format !== 'DEC')) {
    return 'decimal_odds_required';
  }
  if (slip.type === 'SYSTEM' && lineCount(slip.foldSizes, count) === 0) {
    return 'system_unknown';
  }
  return compare(combinedOdds(slip.legs), slipRules.oddsCeiling) > 0 ? 'odds_ceiling' : undefined;
}

/** The minimum closes the gain by rounding of tiny stakes (sports-and-games.md 10). */
function stakeRefusal(slip: Slip, minStakeMinor: bigint): SlipRefusal | undefined {
  const lines = slip.type === 'SYSTEM' ? lineCount(slip.foldSizes, slip.legs.length) : 1;
  return debitOf(slip) < minStakeMinor * BigInt(lines) ? 'stake_below_minimum' : undefined;
}
