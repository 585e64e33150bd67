import { add, multiply, assertDefined, rational, zero, type Rational } from '@portal/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { betTypes, prepareDraw } from '../src/catalog.ts';
import { range } from '../src/combinatorics.ts';
import { signIndex, signs } from '../src/zodiac.ts';
import { canonicalBets, canonicalYear, type CanonicalBet } from './canonical-bets.ts';

// Method: all 85,900,584 sets of seven of 49 numbers are counted with bare integers, by which signs
// and which last digits they hold and by their sum. One set of each class is evaluated by the
// engine and weighted with the count. The nightly run evaluates every set.

/** How many sets there are of each class, and one of them. */
interface Classes {
  readonly counts: Int32Array;
  readonly examples: Map<number, readonly number[]>;
}

const newClasses = (size: number): Classes => ({
  counts: new Int32Array(size),
  examples: new Map(),
});

const bySigns = newClasses(1 << 12);
const byTails = newClasses(1 << 10);
const bySum = newClasses(400);

const year = signs.indexOf(canonicalYear);
const signBit = range(0, 49).map((number) => 1 << signIndex(number, year));
const tailBit = range(0, 49).map((number) => 1 << (number % 10));
const numbers = range(1, 7);

function tally({ counts, examples }: Classes, key: number): void {
  if (counts[key] === 0) {
    examples.set(key, [...numbers]);
  }
  counts[key] = (counts[key] ?? 0) + 1;
}

/** What a set holds so far: bits of signs, bits of last digits, the sum. */
interface Held {
  readonly signs: number;
  readonly tails: number;
  readonly sum: number;
}

function countSets(index: number, lowest: number, partial: Held): void {
  for (let number = lowest; number <= 43 + index; number += 1) {
    const signMask = partial.signs | (signBit[number] ?? 0);
    const tailMask = partial.tails | (tailBit[number] ?? 0);
    const sum = partial.sum + number;
    numbers[index] = number;
    if (index < 6) {
      countSets(index + 1, number + 1, { signs: signMask, tails: tailMask, sum });
    } else {
      tally(bySigns, signMask);
      tally(byTails, tailMask);
      tally(bySum, sum);
    }
  }
}

beforeAll(() => countSets(0, 1, { signs: 0, tails: 0, sum: 0 }), 60_000);

const allSets = 85_900_584;

function meansOf({ line }: CanonicalBet, { counts, examples }: Classes): Record<string, Rational> {
  const means: Record<string, Rational> = {};
  for (const [key, example] of examples) {
    const draw = prepareDraw('lhc', {
      main: example.slice(0, 6),
      special: example[6],
      zodiacYear: canonicalYear,
    });
    const { hits } = line.evaluate(
      assertDefined(draw.ok ? draw.value : undefined, 'a set of seven'),
    );
    const weight = rational(BigInt(counts[key] ?? 0), BigInt(allSets));
    for (const [tier, count] of Object.entries(hits)) {
      means[tier] = add(means[tier] ?? zero, multiply(weight, rational(BigInt(count))));
    }
  }
  return means;
}

function classesFor(id: string): Classes {
  if (id === 'lhc.total') {
    return bySum;
  }
  return /^lhc\.(?:pt|lw)/u.test(id) ? byTails : bySigns;
}

describe('all sets of seven of 49', () => {
  it('are 85,900,584, in classes', () => {
    for (const { counts } of [bySigns, byTails, bySum]) {
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(allSets);
    }
  });

  const seen = betTypes.filter(({ id }) => /^lhc\.(?:total|px|pt|zx|l[xw]\dn?)$/u.test(id));

  it.each(seen)('pay $id as often as the catalogue says', (betType) => {
    for (const bet of canonicalBets(betType)) {
      expect(meansOf(bet, classesFor(betType.id))).toEqual(bet.meanHits);
    }
  });
});
