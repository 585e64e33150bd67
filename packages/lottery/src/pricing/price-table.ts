import { assert, assertDefined, rational, zero, type Rational } from '@portal/money';
import { priceRows } from '../../data/price-rows.ts';
import { decimal4, type Decimal4 } from '../decimal.ts';

/**
 * Prize group (official style), fixed table, or computed from the selection (lottery.md B2, B3).
 */
export const pricings = ['group', 'fixed', 'computed'] as const;
export type Pricing = (typeof pricings)[number];

/** Prize modes (lottery.md A1). */
export const modes = ['LOTT', 'ZY', 'SEA', 'VN'] as const;
export type Mode = (typeof modes)[number];

type TierRow = readonly [probability: string, odds?: string, refundProbability?: string];

export interface PriceRow {
  readonly mode: Mode;
  readonly pricing: Pricing;
  readonly discount?: string;
  readonly kinds: Readonly<Record<string, Readonly<Record<string, TierRow>>>>;
}

export interface TierPrice {
  /** Exact probability of the tier for one unit; for types paid per match the expected matches. */
  readonly probability: Rational;
  readonly refundProbability: Rational;
  /** The default odds, absent for group pricing. */
  readonly odds: Decimal4 | undefined;
}

/** Units that win alike: their tiers together are one price (the w of lottery.md B3). */
export interface UnitKind {
  readonly name: string;
  readonly tiers: ReadonlyMap<string, TierPrice>;
}

export interface Price {
  readonly mode: Mode;
  readonly pricing: Pricing;
  /** Part of the stake that is not debited (togel). */
  readonly discount: Decimal4;
  readonly kinds: readonly UnitKind[];
  /** The price of every tier; where kinds share a tier, that of the first of them. */
  readonly tiers: ReadonlyMap<string, TierPrice>;
}

const prices = new Map<string, Price>();

/** The default price of a bet type of the catalogue. */
export function priceOf(betTypeId: string): Price {
  const known = prices.get(betTypeId);
  if (known !== undefined) {
    return known;
  }
  const price = readPrice(assertDefined(priceRows[betTypeId], `price of ${betTypeId}`));
  prices.set(betTypeId, price);
  return price;
}

function readPrice({ mode, pricing, discount = '0', kinds: rows }: PriceRow): Price {
  const kinds = Object.entries(rows).map(([name, tiers]) => ({
    name,
    tiers: new Map(Object.entries(tiers).map(([tier, row]) => [tier, readTier(row)])),
  }));
  const tiers = new Map<string, TierPrice>();
  for (const [tier, price] of kinds.flatMap((kind) => [...kind.tiers])) {
    tiers.set(tier, tiers.get(tier) ?? price);
  }
  return { mode, pricing, discount: decimal4(discount), kinds, tiers };
}

function readTier([probability, odds, refundProbability]: TierRow): TierPrice {
  return {
    probability: fraction(probability),
    refundProbability: refundProbability === undefined ? zero : fraction(refundProbability),
    odds: odds === undefined || odds === '' ? undefined : decimal4(odds),
  };
}

function fraction(text: string): Rational {
  const [numerator = '', denominator = '1'] = text.split('/');
  assert(/^\d+$/u.test(numerator) && /^\d+$/u.test(denominator), `not a fraction: ${text}`);
  return rational(BigInt(numerator), BigInt(denominator));
}
