import type { Rational } from '@portal/money';
import type { Market } from '../market.ts';
import type { Price } from '../odds/price.ts';

/** One selection of a slip with the price it settles at (sports-and-games.md D4). */
export interface Leg {
  readonly eventId: string;
  readonly market: Market;
  readonly selection: string;
  readonly price: Price;
  /** Palpable error and the like; the leg counts 1.00 (sports-and-games.md 5). */
  readonly isTraderVoid?: boolean;
}

/**
 * What the typed amount means: the risk, or the profit wanted (sports-and-games.md D6, section 9).
 */
export const stakeModes = ['RISK', 'WIN'] as const;
export type StakeMode = (typeof stakeModes)[number];

/** A bet slip; amounts in minor units. A system's stake is per line. */
export type Slip =
  | {
      readonly type: 'SINGLE';
      readonly stakeMode: StakeMode;
      /** As typed: the risk, or the profit wanted when `stakeMode` is `WIN`. */
      readonly typedMinor: bigint;
      readonly legs: readonly [Leg];
      readonly maxPayoutMinor?: bigint;
    }
  | {
      readonly type: 'ACC';
      readonly stakeMinor: bigint;
      readonly legs: readonly Leg[];
      readonly maxPayoutMinor?: bigint;
    }
  | {
      readonly type: 'SYSTEM';
      readonly unitStakeMinor: bigint;
      readonly foldSizes: readonly number[];
      readonly legs: readonly Leg[];
      readonly maxPayoutMinor?: bigint;
    };

/** Product of the decimal odds, for limits and display. */
export function combinedOdds(legs: readonly Leg[]): Rational {
  let numerator = 1n;
  let denominator = 1n;
  for (const { price } of legs) {
    numerator *= price.decimal.numerator;
    denominator *= price.decimal.denominator;
  }
  return { numerator, denominator };
}
