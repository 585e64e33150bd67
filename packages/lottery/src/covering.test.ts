import { compare, multiply, rational, type Rational } from '@portal/money';
import { describe, expect, it } from 'vitest';
import type { Line } from './bet-type.ts';
import { betTypes, findBetType } from './catalog.ts';
import { range, subsets } from './combinatorics.ts';
import { coverageOf } from './coverage.ts';
import { type CoverSpace, coverSpace } from './cover-spaces.ts';
import { type CoverBudget, coversMoreThan, evaluationsAtOnce } from './covering.ts';
import { prepare } from './draw.ts';
import { priceOf } from './pricing/price-table.ts';
import { randomLine } from './testing/random-lines.ts';
import { seededUniform } from './testing/seeded-uniform.ts';

type Lines = readonly [Line, ...Line[]];

const plenty = 1e9;
const seventy = rational(7n, 10n);
const digits = range(0, 9);

function linesOf(id: string, selections: readonly unknown[]): Lines {
  const lines = selections.map((selection) => {
    const line = findBetType(id)?.parse(selection);
    if (line?.ok !== true) {
      throw new Error(`${id} is refused`);
    }
    return line.value;
  });
  const [first, ...others] = lines;
  if (first === undefined) {
    throw new Error('no line');
  }
  return [first, ...others];
}

function answerOf(lines: Lines, share: Rational, budget: CoverBudget = { left: plenty }) {
  const steps = coversMoreThan(lines, { year: 'horse', share, budget });
  let step = steps.next();
  while (step.done !== true) {
    step = steps.next();
  }
  return step.value?.isMore;
}

/** Two cars in every third place. */
function carsAt(car: number, place: number): readonly number[] {
  return (place + car) % 3 === 0 ? [car, car + 1] : [];
}

describe('covering more than a share', () => {
  const rows: readonly (readonly [string, readonly unknown[]])[] = [
    ['k3.sum', range(3, 18).map((sum) => ({ vals: [sum] }))],
    ['ssc.f2.straight', digits.map((digit) => ({ pos: [[digit], digits] }))],
    ['pk.zy.place', ['big', 'odd'].map((option) => ({ place: 3, opts: [option] }))],
    ['pk.dwd', range(1, 4).map((car) => ({ pos: digits.map((place) => carsAt(car, place)) }))],
    ['lhc.tm', range(1, 49).map((number) => ({ nums: [number] }))],
    [
      'th.front3',
      digits.map((digit) => ({
        nums: range(0, 99).map((rest) => `${digit}${String(rest).padStart(2, '0')}`),
      })),
    ],
  ];

  it.each(rows)('is what the exact share of %s says, at every bound', (id, selections) => {
    const lines = linesOf(id, selections);
    for (let count = 1; count <= lines.length; count += 1) {
      const some: Lines = [lines[0], ...lines.slice(1, count)];
      const exact = coverageOf(some, 'horse');
      for (const percent of [0n, 10n, 50n, 70n, 99n, 100n]) {
        const share = rational(percent, 100n);
        const isMore = exact === undefined ? undefined : compare(exact, share) > 0;
        expect(answerOf(some, share)).toBe(isMore);
      }
    }
  });

  it('is what the exact share says of any lines of every play with few results', () => {
    const uniform = seededUniform(20_261_130);
    for (const betType of betTypes) {
      const size = coverSpace(randomLine(betType, uniform, 0), 'horse')?.size ?? plenty;
      const lines = range(0, 2).map((extra) => randomLine(betType, uniform, extra));
      const where = (line: Line) =>
        JSON.stringify(Object.values(line.selection).filter((value) => !Array.isArray(value)));
      const alike = lines.filter((line) => where(line) === where(lines[0] ?? line));
      const [first, ...others] = alike;
      if (size <= 1000 && first !== undefined) {
        const exact = coverageOf([first, ...others], 'horse') ?? rational(0n);
        for (const share of [exact, rational(1n, 3n), seventy]) {
          expect([betType.id, answerOf([first, ...others], share)]).toEqual([
            betType.id,
            compare(exact, share) > 0,
          ]);
        }
      }
    }
  });

  it('is not known where the draws are too many, except of a play on one prize of them', () => {
    expect(answerOf(linesOf('kl8.x1', [{ nums: [1] }]), seventy)).toBeUndefined();
    expect(answerOf(linesOf('vnn.lo2', [{ nums: ['00'] }]), seventy)).toBeUndefined();
    for (const [id, most] of [
      ['vnn.duoi', 7],
      ['vns.dau', 7],
      ['fdmy.2d.a', 70],
    ] as const) {
      const nums = (count: number) =>
        range(0, count - 1).map((n) => String(n).padStart(most < 10 ? 1 : 2, '0'));
      expect(answerOf(linesOf(id, [{ nums: nums(most) }]), seventy)).toBe(false);
      expect(answerOf(linesOf(id, [{ nums: nums(most + 1) }]), seventy)).toBe(true);
    }
  });
});

// Chances of the price table are those of lottery.md B9, counted there in another way.
describe('the outcomes of options on a value of sets of balls', () => {
  const ids = ['kl8.zy.sum', 'kl8.zy.updown', 'kl8.zy.oddeven', 'lhc.total', 'lhc.zx'];

  it.each(ids)('of %s are as likely as their prices say', (id) => {
    for (const [option, { probability }] of priceOf(id).tiers) {
      const lines = linesOf(id, [{ opts: [option] }, { opts: [option] }]);
      const less = multiply(probability, rational(999_999n, 1_000_000n));
      expect([option, answerOf(lines, probability), answerOf(lines, less)]).toEqual([
        option,
        false,
        true,
      ]);
    }
  });

  it.each([
    ['kl8.zy.sum', ['gold', 'wood', 'water', 'fire', 'earth'], true],
    ['kl8.zy.sum', ['bigodd', 'bigeven', 'smallodd', 'smalleven'], true],
    ['kl8.zy.sum', ['gold', 'wood', 'water', 'fire'], true],
    ['kl8.zy.sum', ['gold', 'wood', 'fire', 'earth'], false],
    ['kl8.zy.updown', ['up', 'down', 'mid'], true],
    ['lhc.total', ['bigodd', 'bigeven', 'smallodd'], true],
    ['lhc.zx', ['2', '3', '4', '5', '7'], false],
    ['lhc.zx', ['4', '5', '6'], true],
  ])('of %s: %j', (id, opts, isMore) => {
    expect(answerOf(linesOf(id, [{ opts }]), seventy)).toBe(isMore);
    expect(
      answerOf(
        linesOf(
          id,
          opts.map((option) => ({ opts: [option] })),
        ),
        seventy,
      ),
    ).toBe(isMore);
  });
});

describe('draws of one kind', () => {
  /** Some thousand draws from all over a space. */
  function someOf({ draws, size }: CoverSpace): readonly object[] {
    const step = 1 + Math.floor(size / 2000);
    return [...draws()].filter((_, place) => place % step === 0);
  }

  it('have the same hits for every line that tells kinds', () => {
    const uniform = seededUniform(915);
    const samples = new Map<string, readonly object[]>();
    let kinds = 0;
    for (const betType of betTypes) {
      const line = randomLine(betType, uniform, 2);
      const [kindOf, space] = [line.sameFor?.(), coverSpace(line, 'horse')];
      if (kindOf === undefined || space === undefined) {
        continue;
      }
      const hitsOf = new Map<unknown, string>();
      const wrong: string[] = [];
      const key = `${betType.family} ${space.key}`;
      const draws = samples.get(key) ?? someOf(space);
      samples.set(key, draws);
      for (const draw of draws) {
        const prepared = prepare<unknown>(betType.family, draw);
        const hits = JSON.stringify(line.evaluate(prepared).hits);
        const kind = kindOf(prepared);
        const before = hitsOf.get(kind) ?? hits;
        wrong.push(...(before === hits ? [] : [`${betType.id}: ${before} and ${hits}`]));
        hitsOf.set(kind, hits);
      }
      expect(wrong).toEqual([]);
      kinds += hitsOf.size;
    }
    expect(kinds).toBeGreaterThan(1000);
  });
});

describe('the work of it', () => {
  /** Lines that count how often they are evaluated. */
  function watched(lines: Lines) {
    const work = { all: 0, step: 0, most: 0 };
    const [first, ...others] = lines.map((line): Line => ({
      ...line,
      evaluate: (draw) => {
        work.all += 1;
        work.step += 1;
        work.most = Math.max(work.most, work.step);
        return line.evaluate(draw);
      },
    }));
    return { work, lines: [first ?? lines[0], ...others] as const };
  }

  function workOf(lines: Lines, left: number) {
    const seen = watched(lines);
    const budget = { left };
    const steps = coversMoreThan(seen.lines, { year: 'horse', share: seventy, budget });
    let step = steps.next();
    while (step.done !== true) {
      seen.work.step = 0;
      step = steps.next();
    }
    return { ...seen.work, answer: step.value?.isMore, spent: left - budget.left };
  }

  const triples = [...subsets(digits, 3)].slice(0, 60);
  const bets = (selections: readonly unknown[]) => linesOf('ssc.f4.bdw2', selections);

  it('is that of one line for a thousand equal ones', () => {
    const equal = bets(range(1, 1000).map(() => ({ nums: [0, 1, 2] })));
    expect(workOf(equal, plenty).all).toBeLessThanOrEqual(10_000);
  });

  it('is given back every few milliseconds, and ends within its budget', () => {
    const lines = bets(triples.map((nums) => ({ nums })));
    const free = workOf(lines, plenty);
    expect(free.most).toBeLessThanOrEqual(evaluationsAtOnce);
    expect(free.answer).toBe(true);
    const { all, answer } = workOf(lines, 30_000);
    expect(all).toBeLessThanOrEqual(30_000);
    expect(answer).toBe(true);
  });

  it('is nothing where chances are too small to cover so much', () => {
    const lines = linesOf(
      'ssc.5.straight',
      range(0, 199).map(() => ({ pos: digits.slice(0, 5).map(() => range(0, 7)) })),
    );
    expect(workOf(lines, plenty)).toMatchObject({ all: 0, answer: false });
  });

  it('is exact for hundreds of lines on two places of five (R127)', () => {
    const fours = [...subsets(digits, 4)];
    const selections = range(0, 199).map((at) => {
      const second = digits.filter((digit) => digit !== at % 10);
      return { pos: [fours[at] ?? [], second, [], [], []] };
    });
    const lines = linesOf('ssc.r2.straight', selections);
    // The first place has every digit: all draws. With half of its digits it is half of them.
    expect(workOf(lines, 10_000_000)).toMatchObject({ answer: true });
    const half = fours
      .filter((four) => four.every((digit) => digit < 5))
      .flatMap((four) =>
        digits.map((without) => ({
          pos: [four, digits.filter((digit) => digit !== without), [], [], []],
        })),
      );
    const { all, answer, most } = workOf(linesOf('ssc.r2.straight', half), 10_000_000);
    expect(answer).toBe(false);
    expect(all).toBeLessThan(1000);
    expect(most).toBeLessThanOrEqual(evaluationsAtOnce);
  });

  it('weighs a long list of tickets as what it costs', () => {
    const tickets = range(0, 71_000).map((ticket) => String(ticket).padStart(5, '0'));
    const lists = [tickets.slice(0, 40_000), tickets.slice(40_000)];
    const lines = linesOf(
      'ssc.5.single',
      lists.map((list) => ({ tickets: list })),
    );
    expect(workOf(lines, 10_000_000)).toMatchObject({ all: 0, answer: true });
    const same = linesOf(
      'ssc.5.single',
      lists.map(() => ({ tickets: tickets.slice(0, 40_000) })),
    );
    expect(workOf(same, 10_000_000)).toMatchObject({ all: 0, answer: false });
  });
});
