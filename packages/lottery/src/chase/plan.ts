import { divide, ok, refused, type Rational, type Result } from '@portal/money';
import type { Decimal4 } from '../decimal.ts';

/** A chase runs over 2 … 120 issues (lottery.md B5). */
export const chaseIssues = { atLeast: 2, atMost: 120 };
export const highestMultiple = 9_999;

export type ChaseRule =
  | { readonly kind: 'same' }
  | { readonly kind: 'double'; readonly factor: number; readonly every: number }
  | {
      readonly kind: 'profit';
      /** Payout of one winning unit at multiple 1. */
      readonly unitPrize: Decimal4;
      /** The profit wanted, as a part of all costs so far. */
      readonly rate: Rational;
    };

export interface ChaseRequest {
  readonly issues: number;
  readonly startMultiple: number;
  /** Cost of one issue at multiple 1. */
  readonly baseCost: Decimal4;
  /** Where the plan ends, if the lines have multiples of their own; 9,999 unless said. */
  readonly highest?: number;
  readonly rule: ChaseRule;
}

export interface ChasePlan {
  readonly multiples: readonly number[];
  readonly totalCost: Decimal4;
  /** The first issue, counted from 1, that would need more than the highest multiple. */
  readonly truncatedAt?: number;
}

/**
 * The multiples of a chase. E_COUNT for a number of issues outside 2 … 120, E_STAKE for a start
 * multiple, factor or step that is no whole number in range, E_CHASE_UNREACHABLE when one win at
 * the unit prize can never bring the profit.
 */
export function planChase(
  request: ChaseRequest,
): Result<ChasePlan, 'E_COUNT' | 'E_STAKE' | 'E_CHASE_UNREACHABLE'> {
  const { issues, baseCost, rule, highest = highestMultiple } = request;
  if (!isWhole(issues, chaseIssues)) {
    return refused('E_COUNT');
  }
  if (!isPlannable(request)) {
    return refused('E_STAKE');
  }
  if (rule.kind === 'profit' && profitOfOne(rule, baseCost) <= 0n) {
    return refused('E_CHASE_UNREACHABLE');
  }
  const multiples: number[] = [];
  let spent = 0n;
  for (let index = 0; index < issues; index += 1) {
    const multiple = multipleAt(request, index, spent);
    if (multiple > highest) {
      return ok({ multiples, totalCost: spent, truncatedAt: index + 1 });
    }
    multiples.push(multiple);
    spent += baseCost * BigInt(multiple);
  }
  return ok({ multiples, totalCost: spent });
}

function isWhole(
  value: number,
  { atLeast, atMost }: { readonly atLeast: number; readonly atMost: number },
): boolean {
  return Number.isInteger(value) && value >= atLeast && value <= atMost;
}

function isPlannable({ startMultiple, baseCost, rule }: ChaseRequest): boolean {
  const multiples = { atLeast: 1, atMost: highestMultiple };
  return (
    baseCost > 0n &&
    isWhole(startMultiple, multiples) &&
    (rule.kind !== 'double' || (isWhole(rule.factor, multiples) && isWhole(rule.every, multiples)))
  );
}

/** P − (1 + ρ) × base cost, times the denominator of ρ. */
function profitOfOne(
  { unitPrize, rate }: Extract<ChaseRule, { kind: 'profit' }>,
  baseCost: Decimal4,
): bigint {
  return unitPrize * rate.denominator - (rate.denominator + rate.numerator) * baseCost;
}

function multipleAt(
  { startMultiple, baseCost, rule }: ChaseRequest,
  index: number,
  total: Decimal4,
): number {
  switch (rule.kind) {
    case 'same':
      return startMultiple;
    case 'double':
      return startMultiple * rule.factor ** Math.floor(index / rule.every);
    case 'profit': {
      const wanted = (rule.rate.denominator + rule.rate.numerator) * total;
      const needed = divide(wanted, profitOfOne(rule, baseCost), 'ceil');
      return Math.max(startMultiple, Number(needed));
    }
    default:
      return rule satisfies never;
  }
}
