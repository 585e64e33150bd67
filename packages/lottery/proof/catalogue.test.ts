import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  betTypes,
  fairOdds,
  findBetType,
  formatDecimal,
  groupOdds,
  kindReturn,
  priceOf,
} from '../src/index.ts';
import { assertDefined, rational, toDecimal, toNumber } from '@portal/money';
import { describe, expect, it } from 'vitest';

interface CatalogueTier {
  readonly p: string;
  readonly refundP: string;
  readonly fairOdds: string;
  readonly defaultOdds?: string;
  readonly oddsAtGroup1950?: string;
}

interface CatalogueEntry {
  readonly id: string;
  readonly family: string;
  readonly mode: string;
  readonly pricing: string;
  readonly discount: string;
  readonly unitKinds: readonly (Pick<CatalogueTier, 'p' | 'refundP'> & {
    readonly kind: string;
    readonly tier: string;
  })[];
  readonly tiers: Readonly<Record<string, CatalogueTier>>;
  readonly rtp: Readonly<Record<string, number>> | null;
}

// The machine-readable table of lottery.md B9, as it was handed over.
const path = join(import.meta.dirname, '../vectors/lottery-catalog.json');
const catalogue = JSON.parse(readFileSync(path, 'utf8')) as readonly CatalogueEntry[];

function fraction(text: string) {
  const [numerator = '', denominator = ''] = text.split('/');
  return rational(BigInt(numerator), BigInt(denominator));
}

function cut(value: ReturnType<typeof fraction>): string {
  return formatDecimal(BigInt(toDecimal(value, 4, 'floor').replace('.', '')));
}

describe('the price table', () => {
  it('holds the bet types of the catalogue and no other', () => {
    expect(betTypes.map(({ id }) => id).toSorted()).toEqual(
      catalogue.map(({ id }) => id).toSorted(),
    );
  });

  it.each(catalogue)('states $id as the catalogue does', (entry) => {
    const price = priceOf(entry.id);
    const betType = assertDefined(findBetType(entry.id), entry.id);
    expect(betType.family).toBe(entry.family);
    expect([price.mode, price.pricing]).toEqual([entry.mode, entry.pricing]);
    expect(formatDecimal(price.discount)).toBe(entry.discount);
    expect([...price.tiers.keys()].toSorted()).toEqual(Object.keys(entry.tiers).toSorted());
    for (const [tier, stated] of Object.entries(entry.tiers)) {
      const found = assertDefined(price.tiers.get(tier), tier);
      expect(found.probability).toEqual(fraction(stated.p));
      expect(found.refundProbability).toEqual(fraction(stated.refundP));
      expect(cut(fairOdds(found))).toBe(stated.fairOdds);
      const odds = found.odds ?? groupOdds(found, 1950);
      expect(formatDecimal(odds)).toBe(stated.defaultOdds ?? stated.oddsAtGroup1950);
    }
  });

  it('returns per kind of unit what the catalogue rounds', () => {
    for (const { id, pricing, discount, rtp } of catalogue) {
      for (const [name, stated] of Object.entries(rtp ?? {})) {
        const kind = priceOf(id).kinds.find((candidate) => candidate.name === name);
        if (pricing === 'fixed' && kind !== undefined) {
          expect(discount).toBe(formatDecimal(priceOf(id).discount));
          expect(toNumber(kindReturn(kind, priceOf(id).discount)), id).toBeCloseTo(stated, 5);
        }
      }
    }
  });
});
