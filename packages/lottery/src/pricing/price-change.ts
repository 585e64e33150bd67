import { formatDecimal, type Decimal4 } from '../decimal.ts';
import type { PricedSlip } from './slip.ts';

/** What a line pays, and what of its cost comes back at once. */
export type SeenPrice = Pick<PricedSlip, 'odds' | 'rebate'>;

export interface PriceChange {
  readonly part: 'odds' | 'rebate';
  readonly was: string;
  readonly now: string;
}

/**
 * The first part of a price that is not what it was when the member saw it (R41): its odds tier by
 * tier, then leg by leg, then its rebate. A tier that one of both lacks pays 0 there.
 */
export function priceChange(former: SeenPrice, price: SeenPrice): PriceChange | undefined {
  const [before, after] = [partsOf(former), partsOf(price)];
  const names = [...new Set([...after.keys(), ...before.keys()])];
  const name = names.find((each) => (before.get(each) ?? 0n) !== (after.get(each) ?? 0n));
  const [part, was, now] =
    name === undefined
      ? (['rebate', former.rebate, price.rebate] as const)
      : (['odds', before.get(name) ?? 0n, after.get(name) ?? 0n] as const);
  return was === now ? undefined : { part, was: formatDecimal(was), now: formatDecimal(now) };
}

function partsOf({ odds: { tiers, legs = [] } }: SeenPrice): ReadonlyMap<string, Decimal4> {
  return new Map([
    ...Object.entries(tiers).map(([tier, value]) => [`tier ${tier}`, value] as const),
    ...legs.map((value, place) => [`leg ${place}`, value] as const),
  ]);
}
