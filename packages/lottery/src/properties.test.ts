import { compare, one as whole, rational } from '@portal/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BetType, Evaluation, Line, SelectionJson } from './bet-type.ts';
import { betTypes, findBetType } from './catalog.ts';
import { formatDecimal } from './decimal.ts';
import { groupOdds, oddsFor, type PriceChoice } from './pricing/odds.ts';
import { priceOf } from './pricing/price-table.ts';
import { groupRebate, kindReturn } from './pricing/rebates.ts';
import { lineCost, settle } from './pricing/settle.ts';
import { preparedDraw, randomLine } from './testing/random-lines.ts';
import { seededUniform } from './testing/seeded-uniform.ts';

// The properties of lottery.md C1, each over random bet types, selections and draws. A failing case
// prints its seed, from which the selection and the draw are made again.

const someBetType = fc.constantFrom(...betTypes);
const seed = fc.integer();
const extra = fc.integer({ min: 0, max: 3 });
const runs = { numRuns: 2000 };

function totalHits({ hits }: Evaluation): number {
  return Object.values(hits).reduce((total, count) => total + count, 0);
}

/** Every list of a selection turned round; the two members of a pair of places too. */
function reversed(selection: SelectionJson): SelectionJson {
  return Object.fromEntries(
    Object.entries(selection).map(([key, value]) => {
      if (!Array.isArray(value)) {
        return [key, value];
      }
      return [
        key,
        key === 'pos' ? value.map((list: unknown[]) => list.toReversed()) : value.toReversed(),
      ];
    }),
  );
}

function parsed(betType: BetType, selection: unknown): Line | undefined {
  const line = betType.parse(selection);
  return line.ok ? line.value : undefined;
}

/** Selections that lack one element of one list. */
function* shortened(selection: SelectionJson): Generator<object> {
  const growing = ['nums', 'vals', 'opts', 'tickets', 'heavy', 'light', 'tuo', 'zodiacs', 'tails'];
  for (const [key, list] of Object.entries(selection)) {
    if (growing.includes(key) && Array.isArray(list)) {
      yield { ...selection, [key]: list.slice(1) };
    }
    if (key === 'pos' && Array.isArray(list)) {
      for (const index of list.keys()) {
        const pos = list.map((inner: unknown[], at) => (at === index ? inner.slice(1) : inner));
        yield { ...selection, pos };
      }
    }
  }
}

const paysPerMatch = /^(?:vn[ns]\.lo2k|th\.front3|th\.bot3|fd(?:my|sg)\..*)$/u;
const exactCount = /truot|hexiao|num3/u;

describe('every bet type', () => {
  it('does not care for the order of a list (C1.1)', () => {
    fc.assert(
      fc.property(someBetType, seed, extra, (betType, at, size) => {
        const uniform = seededUniform(at);
        const line = randomLine(betType, uniform, size);
        const draw = preparedDraw(betType.family, uniform);
        const turned = parsed(betType, reversed(line.selection));
        if (betType.id !== 'lhc.gg') {
          expect(turned?.evaluate(draw)).toEqual(line.evaluate(draw));
        }
      }),
      runs,
    );
  });

  it('counts as many units as it expands to, all different (C1.2)', () => {
    fc.assert(
      fc.property(someBetType, seed, extra, (betType, at, size) => {
        const line = randomLine(betType, seededUniform(at), size);
        const units = [...line.expand()];
        expect(units).toHaveLength(line.units);
        expect(new Set(units).size).toBe(line.units);
      }),
      { numRuns: 1000 },
    );
  });

  it('never loses units or hits when an element is added (C1.3)', () => {
    fc.assert(
      fc.property(someBetType, seed, extra, (betType, at, size) => {
        fc.pre(!exactCount.test(betType.id));
        const uniform = seededUniform(at);
        const line = randomLine(betType, uniform, size + 1);
        const draw = preparedDraw(betType.family, uniform);
        for (const selection of shortened(line.selection)) {
          const shorter = parsed(betType, selection);
          if (shorter !== undefined) {
            expect(shorter.units).toBeLessThanOrEqual(line.units);
            expect(totalHits(shorter.evaluate(draw))).toBeLessThanOrEqual(
              totalHits(line.evaluate(draw)),
            );
          }
        }
      }),
      runs,
    );
  });

  it('hits and refunds no more units than there are, unless it pays per match (C1.6)', () => {
    fc.assert(
      fc.property(someBetType, seed, extra, (betType, at, size) => {
        fc.pre(!paysPerMatch.test(betType.id));
        const uniform = seededUniform(at);
        const line = randomLine(betType, uniform, size);
        const evaluation = line.evaluate(preparedDraw(betType.family, uniform));
        expect(totalHits(evaluation) + evaluation.refundUnits).toBeLessThanOrEqual(line.units);
      }),
      runs,
    );
  });
});

describe('a line of separate numbers', () => {
  const separate = betTypes.filter(
    ({ help }) => help.units === 'each' || help.units === 'each-slot',
  );
  const lists = ['nums', 'vals', 'opts', 'zodiacs', 'tails'];

  it('costs, hits and pays as much when it is split in two (C1.4)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...separate), seed, (betType, at) => {
        const uniform = seededUniform(at);
        const line = randomLine(betType, uniform, 3);
        const { selection } = line;
        const [key, list] = Object.entries(selection).find(([name]) => lists.includes(name)) ?? [];
        fc.pre(key !== undefined && Array.isArray(list) && list.length >= 2);
        const items: unknown[] = Array.isArray(list) ? list : [];
        const draw = preparedDraw(betType.family, uniform);
        const parts = [items.slice(0, 1), items.slice(1)].map((part) =>
          parsed(betType, { ...selection, [key ?? '']: part }),
        );
        const entire = line.evaluate(draw);
        const both = parts.map((part) => part?.evaluate(draw));
        expect(parts.reduce((units, part) => units + (part?.units ?? 0), 0)).toBe(line.units);
        expect(both.reduce((hits, half) => hits + (half ? totalHits(half) : 0), 0)).toBe(
          totalHits(entire),
        );
        expect(both.reduce((refunds, half) => refunds + (half?.refundUnits ?? 0), 0)).toBe(
          entire.refundUnits,
        );
      }),
      runs,
    );
  });
});

/** A choice that every bet type accepts. */
function choiceFor(betType: BetType): PriceChoice {
  return priceOf(betType.id).pricing === 'group' ? { prizeGroup: 1950 } : { rebate: 0n };
}

describe('a payout', () => {
  it('grows with the stake, up to the one cut (C1.5)', () => {
    const stake = fc.bigInt({ min: 100n, max: 10n ** 8n });
    const factor = fc.bigInt({ min: 1n, max: 50n });
    fc.assert(
      fc.property(someBetType, seed, stake, factor, (betType, at, stakePerUnit, times) => {
        const uniform = seededUniform(at);
        const line = randomLine(betType, uniform, 2);
        const evaluation = line.evaluate(preparedDraw(betType.family, uniform));
        const odds = oddsFor(line, choiceFor(betType));
        fc.pre(odds.ok);
        const priced = { evaluation, odds: odds.value, discount: priceOf(betType.id).discount };
        const single = settle({ ...priced, stakePerUnit }).payout;
        const multiple = settle({ ...priced, stakePerUnit: stakePerUnit * times }).payout;
        expect(multiple - times * single).toBeGreaterThanOrEqual(0n);
        expect(multiple - times * single).toBeLessThan(times);
        expect(settle({ ...priced, stakePerUnit })).toEqual(settle({ ...priced, stakePerUnit }));
      }),
      runs,
    );
  });

  it('comes back to where it was after a corrected draw and the original one (C1.13)', () => {
    fc.assert(
      fc.property(someBetType, seed, (betType, at) => {
        const uniform = seededUniform(at);
        const line = randomLine(betType, uniform, 2);
        const odds = oddsFor(line, choiceFor(betType));
        fc.pre(odds.ok);
        const { discount } = priceOf(betType.id);
        const first = preparedDraw(betType.family, uniform);
        const corrected = preparedDraw(betType.family, uniform);
        const payouts = [first, corrected, first].map(
          (draw) =>
            settle({
              evaluation: line.evaluate(draw),
              stakePerUnit: 20_000n,
              odds: odds.value,
              discount,
            }).payout,
        );
        const posted = payouts.map((payout, version) => payout - (payouts[version - 1] ?? 0n));
        expect(posted.reduce((balance, difference) => balance + difference, 0n)).toBe(payouts[0]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a price', () => {
  const groups = fc.integer({ min: 850, max: 1000 }).map((half) => half * 2);
  const grouped = betTypes.filter(({ id }) => priceOf(id).pricing === 'group');

  it('never falls with the prize group, and with its rebate never passes the member group (C1.12)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...grouped), groups, groups, (betType, one_, other) => {
        const [betGroup, memberGroup] = one_ < other ? [one_, other] : [other, one_];
        for (const price of priceOf(betType.id).tiers.values()) {
          const odds = groupOdds(price, betGroup);
          expect(odds).toBeLessThanOrEqual(groupOdds(price, memberGroup));
          const returned = rational(
            odds * price.probability.numerator,
            10_000n * price.probability.denominator,
          );
          const rebate = groupRebate(10_000n, { memberGroup, betGroup });
          const total = rational(
            returned.numerator * 10_000n + rebate * returned.denominator,
            returned.denominator * 10_000n,
          );
          expect(compare(total, rational(BigInt(memberGroup), 2000n))).toBeLessThanOrEqual(0);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('of the default tables never gives back more than was staked (C1.11)', () => {
    const above = betTypes.flatMap(({ id }) => {
      const { kinds, discount, pricing } = priceOf(id);
      return pricing === 'fixed'
        ? kinds
            .filter((kind) => compare(kindReturn(kind, discount), whole) > 0)
            .map(({ name }) => `${id} ${name}`)
        : [];
    });
    expect(above).toEqual([]);
  });
});

describe('a selection from anywhere', () => {
  it('is refused with a code or is a line; nothing is thrown', () => {
    fc.assert(
      fc.property(someBetType, fc.jsonValue(), (betType, json) => {
        const line = betType.parse(json);
        expect(line.ok ? line.value.units > 0 : /^E_[A-Z]+$/u.test(line.code)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('is refused with a code when any part of a valid one is replaced', () => {
    const junk: fc.Arbitrary<unknown> = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom<unknown>(
        -1,
        0,
        99,
        1e9,
        1.5,
        '',
        'constructor',
        '__proto__',
        '٣',
        [[]],
        [null],
      ),
    );
    fc.assert(
      fc.property(someBetType, seed, junk, (betType, at, value) => {
        const uniform = seededUniform(at);
        const { selection } = randomLine(betType, uniform, 1);
        const keys = Object.keys(selection);
        const key = keys[uniform(keys.length)] ?? 'nums';
        const list = selection[key];
        const broken = Array.isArray(list) ? list.concat([value]) : value;
        const line = betType.parse({ ...selection, [key]: broken });
        if (line.ok) {
          const draw = preparedDraw(betType.family, uniform);
          expect(line.value.evaluate(draw).units).toBe(line.value.units);
        } else {
          expect(line.code).toMatch(/^E_[A-Z]+$/u);
        }
      }),
      { numRuns: 4000 },
    );
  });
});

describe('amounts', () => {
  it('refuse a stake whose cost is no whole number of minor units', () => {
    const line = findBetType('tg.4d')?.parse({ nums: ['0007'] });
    expect(line?.ok).toBe(true);
    expect(lineCost({ stakePerUnit: 100n, units: 1, discount: 6600n })).toMatchObject({
      code: 'E_STAKE',
    });
    expect(lineCost({ stakePerUnit: 0n, units: 1, discount: 0n })).toMatchObject({
      code: 'E_STAKE',
    });
    expect(lineCost({ stakePerUnit: 20_000n, units: 3, discount: 0n })).toEqual({
      ok: true,
      value: 60_000n,
    });
    expect(lineCost({ stakePerUnit: 25_000n, units: 1, discount: 0n }, 0)).toMatchObject({
      code: 'E_STAKE',
    });
  });

  it('are written as short as they are', () => {
    expect([0n, 1n, 97_500n, 10_000n].map((value) => formatDecimal(value))).toEqual([
      '0',
      '0.0001',
      '9.75',
      '1',
    ]);
  });
});
