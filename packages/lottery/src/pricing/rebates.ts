import {
  add,
  compare,
  divide,
  quotient,
  rational,
  subtract,
  zero,
  type Rational,
} from '@portal/money';
import type { Line } from '../bet-type.ts';
import { floor4, unit4, type Decimal4 } from '../decimal.ts';
import { threeSumsProbability } from './computed.ts';
import { returnOf } from './carve.ts';
import { fairGroup } from './odds.ts';
import { priceOf, type UnitKind } from './price-table.ts';

/**
 * The part of a cost that one step between two groups is worth: cost × (upper − lower) / 2000, cut.
 */
export function groupDifference(
  cost: Decimal4,
  { upper, lower }: { readonly upper: number; readonly lower: number },
): Decimal4 {
  return divide(cost * BigInt(upper - lower), BigInt(fairGroup), 'towards-zero');
}

/**
 * The rebate of a member of group Gm who bets at G; also what an upline earns on its downline
 * (lottery.md B2).
 */
export function groupRebate(
  cost: Decimal4,
  groups: { readonly memberGroup: number; readonly betGroup: number },
): Decimal4 {
  return groupDifference(cost, { upper: groups.memberGroup, lower: groups.betGroup });
}

/** cost × r, cut to four places (lottery.md B3). */
export function fixedRebate(cost: Decimal4, rebate: Decimal4): Decimal4 {
  return divide(cost * rebate, unit4, 'towards-zero');
}

/** The part of a rebate that goes back with refunded units (lottery.md B2). */
export function rebateOnRefund(rebate: Decimal4, cost: Decimal4, refund: Decimal4): Decimal4 {
  return cost === 0n ? 0n : divide(rebate * refund, cost, 'towards-zero');
}

/** Σ p × odds + P(refund), of what was debited (lottery.md B9.13). */
export function kindReturn(kind: UnitKind, discount: Decimal4): Rational {
  const [first] = kind.tiers.values();
  const total = add(returnOf(kind), first?.refundProbability ?? zero);
  return quotient(total, rational(unit4 - discount, unit4));
}

/** The largest return over the unit kinds of a fixed price; of all kinds, or of those named. */
export function largestReturn(betTypeId: string, isMeant: (kind: UnitKind) => boolean): Rational {
  const { kinds, discount } = priceOf(betTypeId);
  return kinds
    .filter(isMeant)
    .map((kind) => kindReturn(kind, discount))
    .reduce((left, right) => (compare(left, right) < 0 ? right : left), zero);
}

/** The most a line returns at rebate 0: R of lottery.md B3 rule 2. */
export function lineReturn(line: Line, topGroup: number): Rational {
  const { pricing } = priceOf(line.betType.id);
  if (pricing === 'group') {
    return rational(BigInt(topGroup), BigInt(fairGroup));
  }
  if (pricing === 'fixed') {
    const isOfLine = ({ name, tiers }: UnitKind): boolean =>
      line.kinds.length === 0
        ? line.tiers.some((tier) => tiers.has(tier))
        : line.kinds.includes(name);
    return largestReturn(line.betType.id, isOfLine);
  }
  return line.betType.id === 'pc.num3'
    ? threeSumsReturnOf(line)
    : largestReturn('lhc.zt.side', () => true);
}

function threeSumsReturnOf(line: Line): Rational {
  const probability = threeSumsProbability(line);
  const scaled = (95n * probability.denominator) / probability.numerator;
  return rational(scaled * probability.numerator, 100n * probability.denominator);
}

/**
 * The largest part of a stake that odds and salaries together may return (lottery.md B3 rule 2).
 */
const returnLimit = rational(995n, 1000n);

/** min(1, floor4(max(0, 0.995 − R) / M)), M above nought. */
export function returnWeight(expected: Rational, maxReturn: Rational): Decimal4 {
  const room = subtract(returnLimit, expected);
  if (room.numerator <= 0n) {
    return 0n;
  }
  const weight = floor4(quotient(room, maxReturn));
  return weight > unit4 ? unit4 : weight;
}
