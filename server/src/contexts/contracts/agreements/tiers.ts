import type { Tier } from '@portal/commission';
import {
  type Currency,
  formatAmount,
  formatScaled,
  largestMinor,
  parseDecimal,
} from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';

/** A row of a contract as the database keeps it, because JSON has no bigint. */
export interface StoredTier {
  readonly minBet: string;
  readonly minLoss: string | null;
  readonly minActive: number;
  readonly rateType: 'P' | 'F';
  readonly rate: string;
}

export type WireTier = ReplyOf<Endpoints['proposeContract']>['tiers'][number];

/** A percentage has four decimals in parts per million. */
const percentDigits = 4;

export function storedTiers(tiers: readonly Tier[]): readonly StoredTier[] {
  return tiers.map(({ minBetMinor, minLossMinor, minActive, rateType, rate }) => ({
    minBet: String(minBetMinor),
    minLoss: minLossMinor === null ? null : String(minLossMinor),
    minActive,
    rateType,
    rate: String(rate),
  }));
}

export function tiersIn(rows: readonly StoredTier[]): readonly Tier[] {
  return rows.map(({ minBet, minLoss, minActive, rateType, rate }) => ({
    minBetMinor: BigInt(minBet),
    minLossMinor: minLoss === null ? null : BigInt(minLoss),
    minActive,
    rateType,
    rate: BigInt(rate),
  }));
}

export function wireTiers(rows: readonly StoredTier[], unit: Currency): WireTier[] {
  return rows.map(({ minBet, minLoss, minActive, rateType, rate }) => ({
    minBet: formatAmount(BigInt(minBet), unit),
    minLoss: minLoss === null ? null : formatAmount(BigInt(minLoss), unit),
    minActive,
    rateType,
    rate:
      rateType === 'F'
        ? formatAmount(BigInt(rate), unit)
        : formatScaled(BigInt(rate), percentDigits),
  }));
}

/** Undefined when one of its figures is none of this currency or finer than a rate can be. */
export function typedTiers(
  tiers: readonly WireTier[],
  unit: Currency,
): readonly Tier[] | undefined {
  const rows = tiers.map((tier) => typedTier(tier, unit));
  return rows.every((row) => row !== undefined) ? rows : undefined;
}

function typedTier(tier: WireTier, unit: Currency): Tier | undefined {
  const { minActive, rateType } = tier;
  const minBetMinor = wholeIn(tier.minBet, unit.exponent);
  const minLossMinor = tier.minLoss === null ? null : wholeIn(tier.minLoss, unit.exponent);
  const rate = wholeIn(tier.rate, rateType === 'F' ? unit.exponent : percentDigits);
  if (minBetMinor === undefined || minLossMinor === undefined || rate === undefined) {
    return undefined;
  }
  return { minBetMinor, minLossMinor, minActive, rateType, rate };
}

/** `"12.5"` with two digits is 1250; nothing below zero, nothing finer, nothing beyond bounds. */
function wholeIn(text: string, digits: number): bigint | undefined {
  const exact = parseDecimal(text);
  const scaled = exact && exact.numerator * 10n ** BigInt(digits);
  if (exact === undefined || scaled === undefined || scaled % exact.denominator !== 0n) {
    return undefined;
  }
  const whole = scaled / exact.denominator;
  return whole >= 0n && whole <= largestMinor ? whole : undefined;
}
