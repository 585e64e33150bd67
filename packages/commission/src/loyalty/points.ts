import { divide, rational } from '@portal/money';
import type { Category } from '../category.ts';
import { explained, floorLine, line, signedLines, type Explained } from '../explanation.ts';

/** Earning and conversion types of the specification (agents-loyalty-money.md D1). */
export const pointTypes = [
  'live',
  'lottery',
  'pvp',
  'slots',
  'sports',
  'deposit',
  'redeem',
] as const;
export type PointType = (typeof pointTypes)[number];

/** `ratio` points for each `amountMinor`; for `redeem`, `amount` points for `ratio` minor units. */
export interface PointRule {
  readonly amount: bigint;
  readonly ratio: bigint;
}

/**
 * Defaults of agents-loyalty-money.md D1: one point per so many minor units, and 100 points for
 * 1.00.
 */
export const defaultPointRules: Readonly<Record<PointType, PointRule>> = {
  slots: { amount: 10_000n, ratio: 1n },
  live: { amount: 15_000n, ratio: 1n },
  sports: { amount: 20_000n, ratio: 1n },
  lottery: { amount: 10_000n, ratio: 1n },
  pvp: { amount: 10_000n, ratio: 1n },
  deposit: { amount: 5_000n, ratio: 1n },
  redeem: { amount: 100n, ratio: 100n },
};

export function pointTypeOf(category: Category): PointType {
  const types: Readonly<Record<Category, PointType>> = {
    LIVE: 'live',
    LOTT: 'lottery',
    ELOTT: 'lottery',
    PVP: 'pvp',
    RNG: 'slots',
    FISH: 'slots',
    SPORTS: 'sports',
    ESPORTS: 'sports',
    COCKFIGHT: 'sports',
  };
  return types[category];
}

const e4PerPoint = 10_000n;

/** Points of a valid bet or a deposit in e4 of a point, floored; a void passes a negative base. */
export function earnedPointsE4(baseMinor: bigint, rule: PointRule): Explained {
  return explained(
    signedLines(baseMinor, (value) => [
      line('base', 'D1', { operation: 'add', value }),
      line('points per amount', 'D1', {
        operation: 'times',
        value: rational(rule.ratio * e4PerPoint, rule.amount),
      }),
      floorLine('0: floor at e4'),
    ]),
  );
}

/** The nightly credit: whole points, the remainder kept. Nothing ever expires. */
export function creditPoints(openE4: bigint): {
  readonly points: bigint;
  readonly remainderE4: bigint;
} {
  const points = divide(openE4, e4PerPoint, 'towards-zero');
  return { points, remainderE4: openE4 - points * e4PerPoint };
}

export type ConversionRefusal =
  | 'points_below_minimum'
  | 'points_not_multiple'
  | 'conversions_used_up'
  | 'conversion_day_limit'
  | 'points_insufficient';

export interface Conversion {
  readonly points: bigint;
  readonly balance: bigint;
  readonly conversionsToday: number;
  readonly convertedTodayMinor: bigint;
  readonly dayMaxMinor: bigint;
}

/**
 * Money for points, or why not: at least 100, whole hundreds, three times and so much a day
 * (agents-loyalty-money.md D1).
 */
export function convertPoints(
  conversion: Conversion,
  rule: PointRule,
): { readonly refusal: ConversionRefusal } | { readonly money: Explained } {
  const { points, balance } = conversion;
  const money = explained([
    line('points', 'D1', { operation: 'add', value: points }),
    line('money per points', 'D1', {
      operation: 'times',
      value: rational(rule.ratio, rule.amount),
    }),
    floorLine('0: floor once per amount'),
  ]);
  const checks: readonly (readonly [boolean, ConversionRefusal])[] = [
    [points >= 100n, 'points_below_minimum'],
    [points % 100n === 0n, 'points_not_multiple'],
    [conversion.conversionsToday < 3, 'conversions_used_up'],
    [
      conversion.convertedTodayMinor + money.amount <= conversion.dayMaxMinor,
      'conversion_day_limit',
    ],
    [points <= balance, 'points_insufficient'],
  ];
  const refusal = checks.find(([isFine]) => !isFine)?.[1];
  return refusal === undefined ? { money } : { refusal };
}
