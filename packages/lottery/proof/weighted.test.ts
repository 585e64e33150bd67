import {
  add,
  multiply,
  assertDefined,
  rational,
  subtract,
  zero,
  type Rational,
} from '@portal/money';
import { describe, expect, it } from 'vitest';
import type { BetType, Line } from '../src/bet-type.ts';
import { betTypes, findBetType, prepareDraw } from '../src/catalog.ts';
import { choose, range } from '../src/combinatorics.ts';
import { canonicalBets, canonicalYear } from './canonical-bets.ts';
import { numbersOf } from '../src/pricing/limits.ts';
import { randomDraw } from '../src/testing/random-lines.ts';
import { seededUniform } from '../src/testing/seeded-uniform.ts';

// Method: spaces far above a hundred million draws are cut into classes of draws that a bet cannot
// tell apart. One draw of each class is evaluated, and the mean is weighted with the exact share of
// the class. The shares are counted here by formulas that the engine does not use.

interface Weighted {
  readonly draw: object;
  readonly weight: Rational;
}

function typeOf(id: string): BetType {
  return assertDefined(findBetType(id), id);
}

function meansOf(line: Line, classes: readonly Weighted[]) {
  const hits: Record<string, Rational> = {};
  let refunds = zero;
  for (const { draw, weight } of classes) {
    const prepared = prepareDraw(line.betType.family, draw);
    const evaluation = line.evaluate(
      assertDefined(prepared.ok ? prepared.value : undefined, 'a draw'),
    );
    for (const [tier, count] of Object.entries(evaluation.hits)) {
      hits[tier] = add(hits[tier] ?? zero, multiply(weight, rational(BigInt(count))));
    }
    refunds = add(refunds, multiply(weight, rational(BigInt(evaluation.refundUnits))));
  }
  return { hits, refunds };
}

function expectCatalogueMeans(id: string, classesOf: (line: Line) => readonly Weighted[]): void {
  for (const { line, meanHits, meanRefunds } of canonicalBets(typeOf(id))) {
    const { hits, refunds } = meansOf(line, classesOf(line));
    expect(hits).toEqual(meanHits);
    expect(refunds).toEqual(meanRefunds);
  }
}

function bigChoose(n: number, k: number): bigint {
  let result = 1n;
  for (let step = 1; step <= k; step += 1) {
    result = (result * BigInt(n - step + 1)) / BigInt(step);
  }
  return k > n ? 0n : result;
}

function numbersIn(line: Line, key: string): number[] {
  const list = line.selection[key];
  return Array.isArray(list) ? list.map(Number) : [];
}

/** Draws of keno with j of the chosen numbers, for every j, by the hypergeometric share. */
function kenoMatches(line: Line): Weighted[] {
  const chosen = numbersIn(line, 'nums');
  const others = range(1, 80).filter((number) => !chosen.includes(number));
  return range(0, chosen.length).map((matches) => ({
    draw: { balls: [...chosen.slice(0, matches), ...others.slice(0, 20 - matches)] },
    weight: rational(
      bigChoose(chosen.length, matches) * bigChoose(80 - chosen.length, 20 - matches),
      bigChoose(80, 20),
    ),
  }));
}

/** Draws of keno with j numbers of a half, for every j. */
function kenoHalves(isInHalf: (ball: number) => boolean): Weighted[] {
  const half = range(1, 80).filter(isInHalf);
  const rest = range(1, 80).filter((ball) => !isInHalf(ball));
  return range(0, 20).map((count) => ({
    draw: { balls: [...half.slice(0, count), ...rest.slice(0, 20 - count)] },
    weight: rational(bigChoose(40, count) * bigChoose(40, 20 - count), bigChoose(80, 20)),
  }));
}

/** How many 20-subsets of 1 … 80 have each sum, number by number. */
function sumsOfTwenty(): bigint[][] {
  const ways = range(0, 20).map(() => Array.from({ length: 1411 }, () => 0n));
  const first = assertDefined(ways[0], 'ways of nothing');
  first[0] = 1n;
  for (const ball of range(1, 80)) {
    for (let size = Math.min(ball, 20); size >= 1; size -= 1) {
      const to = assertDefined(ways[size], 'ways of a size');
      const from = assertDefined(ways[size - 1], 'ways of one fewer');
      for (let sum = 1410; sum >= ball; sum -= 1) {
        to[sum] = (to[sum] ?? 0n) + (from[sum - ball] ?? 0n);
      }
    }
  }
  return ways;
}

/** Twenty numbers with a given sum: 1 … 20 with the last ones moved up. */
function twentyWithSum(sum: number): number[] {
  const balls = range(1, 20);
  let missing = sum - 210;
  for (let index = 19; index >= 0; index -= 1) {
    const step = Math.min(missing, 60);
    balls[index] = index + 1 + step;
    missing -= step;
  }
  return balls;
}

describe('keno', () => {
  it.each(range(1, 10))('pays a pick of %i as the hypergeometric shares say', (size) => {
    expectCatalogueMeans(`kl8.x${size}`, kenoMatches);
  });

  it('splits into halves and parities as the catalogue says', () => {
    expectCatalogueMeans('kl8.zy.updown', () => kenoHalves((ball) => ball <= 40));
    expectCatalogueMeans('kl8.zy.oddeven', () => kenoHalves((ball) => ball % 2 === 1));
  });

  it('has sums as often as the count of all subsets says', () => {
    const ways = assertDefined(sumsOfTwenty()[20], 'ways of twenty');
    const classes = range(210, 1410).map((sum) => ({
      draw: { balls: twentyWithSum(sum) },
      weight: rational(ways[sum] ?? 0n, bigChoose(80, 20)),
    }));
    expectCatalogueMeans('kl8.zy.sum', () => classes);
  });
});

/** Mark Six draws by how many of the chosen numbers are normal, and whether one is the special. */
function markSixMatches(line: Line): Weighted[] {
  const chosen = ['nums', 'dan', 'tuo'].flatMap((key) => numbersIn(line, key));
  const others = range(1, 49).filter((number) => !chosen.includes(number));
  const size = chosen.length;
  const all = bigChoose(49, 6) * 43n;
  const draws: Weighted[] = [];
  for (const matches of range(0, Math.min(6, size))) {
    // Every way to take the matches, since a banker is not like a drag.
    for (const taken of subsetsOf(chosen, matches)) {
      const main = [...taken, ...others.slice(0, 6 - matches)];
      const rest = bigChoose(49 - size, 6 - matches);
      const free = chosen.filter((number) => !taken.includes(number));
      for (const special of free) {
        draws.push({ draw: markSix(main, special), weight: rational(rest, all) });
      }
      const outside = BigInt(43 - free.length);
      const special = others[20] ?? 0;
      draws.push({ draw: markSix(main, special), weight: rational(rest * outside, all) });
    }
  }
  return draws;
}

function subsetsOf(items: readonly number[], size: number): number[][] {
  if (size === 0) {
    return [[]];
  }
  return items.flatMap((item, index) =>
    subsetsOf(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

function markSix(main: readonly number[], special: number): object {
  return { main, special, zodiacYear: canonicalYear };
}

describe('Mark Six', () => {
  const byNumbers = betTypes
    .map(({ id }) => id)
    .filter((id) => /^lhc\.(?:zm$|lm\.|bz\d)/u.test(id));

  it.each(byNumbers)('pays %s as the shares of its matches say', (id) => {
    expectCatalogueMeans(id, markSixMatches);
  });
});

type Prizes = Readonly<Record<string, string | readonly string[]>>;

/** The draw with every prize 1…1, and for each prize in turn a copy where only it is `text`. */
function oneByOne(blank: Prizes, textFor: (length: number) => string): Prizes[] {
  return Object.entries(blank).flatMap(([key, value]) => {
    if (typeof value === 'string') {
      return [{ ...blank, [key]: textFor(value.length) }];
    }
    return value.map((oldPrize, index) => ({
      ...blank,
      [key]: value.map((prize, at) => (at === index ? textFor(oldPrize.length) : prize)),
    }));
  });
}

function blankDraw(family: 'vnn' | 'vns' | 'fdmy' | 'fdsg'): Prizes {
  const draw = randomDraw(family, seededUniform(1));
  return Object.fromEntries(
    Object.entries(draw).map(([key, value]) => [
      key,
      Array.isArray(value)
        ? value.map((text) => '1'.repeat(String(text).length))
        : '1'.repeat(String(value).length),
    ]),
  );
}

/**
 * Each prize matches with the same chance, whatever the others show: means add up prize by prize.
 */
function prizeByPrize(family: 'vnn' | 'vns' | 'fdmy' | 'fdsg', length: number, number: string) {
  const weight = rational(1n, 10n ** BigInt(length));
  const tails = oneByOne(blankDraw(family), (size) => number.padStart(size, '2').slice(-size));
  return tails.map((draw) => ({ draw, weight }));
}

describe('Vietnam', () => {
  const byNumber = betTypes.filter(
    ({ id, help }) =>
      /^vn[ns]\./u.test(id) &&
      ['endings', 'endings-flat', 'tens-digit', 'units-digit'].includes(help.play),
  );

  it.each(byNumber.map(({ id }) => id))('pays %s as often as its prizes match', (id) => {
    for (const { line, meanHits } of canonicalBets(typeOf(id))) {
      const [number = ''] = numbersOf(line);
      const shown = id.endsWith('.dau') && number.length === 1 ? `${number}2` : number;
      const family = line.betType.family === 'vnn' ? 'vnn' : 'vns';
      expect(meansOf(line, prizeByPrize(family, number.length, shown)).hits).toEqual(meanHits);
    }
  });

  it.each(['vnn', 'vns'] as const)(
    'has %s endings present and absent as inclusion and exclusion say',
    (family) => {
      const prizes = family === 'vnn' ? 27 : 18;
      for (const id of ['xien2', 'xien3', 'xien4', 'truot4', 'truot6', 'truot8', 'truot10']) {
        expectCatalogueMeans(`${family}.${id}`, (line) =>
          presentEndings(family, numbersIn(line, 'nums'), prizes),
        );
      }
    },
  );
});

/** Draws in which exactly the first j of the numbers end a prize, with the share of that count. */
function presentEndings(
  family: 'vnn' | 'vns',
  numbers: readonly number[],
  prizes: number,
): Weighted[] {
  const endings = numbers.map((number) => String(number).padStart(2, '0'));
  const blankEnding = range(0, 99)
    .map((number) => String(number).padStart(2, '0'))
    .find((text) => !endings.includes(text));
  return range(0, numbers.length).map((count) => {
    let next = 0;
    const ending = (size: number): string => {
      const text = next < count ? endings[next] : blankEnding;
      next += 1;
      return (text ?? '').padStart(size, '1');
    };
    const draw = Object.fromEntries(
      Object.entries(blankDraw(family)).map(([key, value]) => [
        key,
        typeof value === 'string' ? ending(value.length) : value.map((text) => ending(text.length)),
      ]),
    );
    return { draw, weight: shareOfPresent(numbers.length, count, prizes) };
  });
}

/** The chance that exactly `count` given numbers of `size` are among `prizes` uniform endings. */
function shareOfPresent(size: number, count: number, prizes: number): Rational {
  let share = zero;
  for (const left of range(0, count)) {
    const missing = BigInt(100 - size + count - left) ** BigInt(prizes);
    const term = rational(BigInt(choose(count, left)) * missing, 100n ** BigInt(prizes));
    share = left % 2 === 0 ? add(share, term) : subtract(share, term);
  }
  return multiply(share, rational(BigInt(choose(size, count))));
}

describe('4D', () => {
  const straight = ['big', 'small', '4a', '3d.abc', '3d.a', '2d.abc', '2d.a'];

  it.each(straight.flatMap((name) => [`fdmy.${name}`, `fdsg.${name}`]))(
    'pays %s once for every prize that matches',
    (id) => {
      const family = id.startsWith('fdmy') ? 'fdmy' : 'fdsg';
      for (const { line, meanHits } of canonicalBets(typeOf(id))) {
        const [number = ''] = numbersOf(line);
        expect(meansOf(line, prizeByPrize(family, number.length, number)).hits).toEqual(meanHits);
      }
    },
  );

  it.each(['fdmy.ibox.big', 'fdsg.ibox.small'])('pays %s on every permutation', (id) => {
    const family = id.startsWith('fdmy') ? 'fdmy' : 'fdsg';
    for (const { line, meanHits } of canonicalBets(typeOf(id))) {
      const weighted = range(0, 9999)
        .map((number) => String(number).padStart(4, '0'))
        .filter((text) => text !== '1111' && [...text].every((digit) => digit <= '4'))
        .flatMap((text) => prizeByPrize(family, 4, text));
      expect(meansOf(line, weighted).hits).toEqual(meanHits);
    }
  });
});
