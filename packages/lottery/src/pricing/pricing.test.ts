import { rational } from '@portal/money';
import { describe, expect, it } from 'vitest';
import type { Line } from '../bet-type.ts';
import { findBetType, prepareDraw } from '../catalog.ts';
import { decimal4, formatDecimal } from '../decimal.ts';
import {
  capIssuePayouts,
  capPayout,
  checkExposure,
  defaultLimits,
  hotFactor,
  hotOdds,
  mayBeHot,
  isStakedByMultiple,
  stakeOfMultiple,
  typedStake,
} from './limits.ts';
import { checkGroup, oddsFor } from './odds.ts';
import { priceOf } from './price-table.ts';
import {
  groupDifference,
  groupRebate,
  lineReturn,
  rebateOnRefund,
  returnWeight,
} from './rebates.ts';
import { orderPayoutMinor, settle } from './settle.ts';

function lineOf(id: string, selection: unknown): Line {
  const line = findBetType(id)?.parse(selection);
  if (line?.ok !== true) {
    throw new Error(`${id} is refused`);
  }
  return line.value;
}

function oddsText(id: string, selection: unknown, rebate: string): unknown {
  const odds = oddsFor(lineOf(id, selection), { rebate: decimal4(rebate) });
  return odds.ok
    ? Object.fromEntries(
        Object.entries(odds.value.tiers).map(([tier, value]) => [tier, formatDecimal(value)]),
      )
    : odds.code;
}

// The example of lottery.md B2: 组六 at group 1900 for a member of group 1956.
describe('a prize group', () => {
  it('prices, pays and gives back as the worked example does', () => {
    const line = lineOf('ssc.b3.g6', { nums: [1, 2, 3] });
    const odds = oddsFor(line, { prizeGroup: 1900 });
    expect(odds).toEqual({ ok: true, value: { tiers: { win: 1_583_333n } } });
    const draw = prepareDraw('ssc', { balls: [0, 0, 3, 1, 2] });
    const evaluation = draw.ok ? line.evaluate(draw.value) : undefined;
    const paid =
      evaluation && odds.ok
        ? settle({ evaluation, stakePerUnit: 20_000n, odds: odds.value, discount: 0n })
        : undefined;
    expect(paid).toEqual({ payout: 3_166_666n, refunded: 0n, status: 'won' });
    expect(groupRebate(20_000n, { memberGroup: 1956, betGroup: 1900 })).toBe(560n);
    expect(groupDifference(20_000n, { upper: 1960, lower: 1956 })).toBe(40n);
  });

  it.each([1698, 1701, 2002, 1900.5, Number.NaN])('of %d is refused', (prizeGroup) => {
    expect(oddsFor(lineOf('ssc.b3.g6', { nums: [1, 2, 3] }), { prizeGroup })).toMatchObject({
      code: 'E_GROUP',
    });
  });

  it('must lie between the lowest of the site and the member own', () => {
    const range = { lowest: 1800, member: 1950 };
    expect([1798, 1800, 1950, 1952].map((group) => checkGroup(group, range).ok)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('is asked for by group types only, a rebate by the others', () => {
    expect(oddsFor(lineOf('ssc.b3.g6', { nums: [1, 2, 3] }), { rebate: 0n })).toMatchObject({
      code: 'E_GROUP',
    });
    expect(oddsFor(lineOf('lhc.tm', { nums: [1] }), { prizeGroup: 1950 })).toMatchObject({
      code: 'E_REBATE',
    });
    expect(oddsFor(lineOf('lhc.tm', { nums: [1] }), { rebate: 201n })).toMatchObject({
      code: 'E_REBATE',
    });
    expect(oddsFor(lineOf('lhc.tm', { nums: [1] }), { rebate: 5n })).toMatchObject({
      code: 'E_REBATE',
    });
  });
});

// lottery.md B3: bao lô 2 at 99.5 becomes 98.5 for 1 %, Thai 3-top at 900 becomes 890.
describe('a rebate on fixed odds', () => {
  it.each([
    ['vnn.lo2', { nums: ['07'] }, '0.01', { win: '98.5' }],
    ['th.top3', { nums: ['007'] }, '0.01', { win: '890' }],
    ['th.tod3', { nums: ['012'] }, '0.01', { win: '148.3333' }],
    ['th.tod3', { nums: ['012', '001'] }, '0.01', { win: '146.6666' }],
    ['pc.num3', { vals: [12, 13, 14] }, '0', { win: '4.26' }],
    ['pc.num3', { vals: [12, 13, 14] }, '0.01', { win: '4.2151' }],
  ])('turns %s %j at %s into %j', (id, selection, rebate, expected) => {
    expect(oddsText(id, selection, rebate)).toEqual(expected);
  });

  it('is not offered on a parlay, which is sold at the product of its legs', () => {
    const line = lineOf('lhc.gg', {
      legs: [
        { pos: 1, opt: 'big' },
        { pos: 2, opt: 'red' },
      ],
    });
    expect(oddsFor(line, { rebate: 10n })).toMatchObject({ code: 'E_REBATE' });
    expect(oddsFor(line, { rebate: 0n })).toEqual({
      ok: true,
      value: { tiers: {}, legs: [19_590n, 28_240n] },
    });
  });

  it('goes back in part with refunded units', () => {
    expect(rebateOnRefund(560n, 40_000n, 20_000n)).toBe(280n);
    expect(rebateOnRefund(0n, 0n, 0n)).toBe(0n);
  });
});

// lottery.md B3 rule 2, examples with M = 0.04.
describe('the return weight', () => {
  const weigh = (id: string, selection: unknown, topGroup = 1960) =>
    formatDecimal(returnWeight(lineReturn(lineOf(id, selection), topGroup), rational(4n, 100n)));

  it.each([
    ['vnn.lo2', { nums: ['07'] }, '0'],
    ['ssc.b3.straight', { pos: [[1], [2], [3]] }, '0.375'],
    ['vnn.lo3', { nums: ['007'] }, '0.375'],
    ['pk.zy.gy', { opts: ['small', '3'] }, '0.375'],
    ['th.top3', { nums: ['007'] }, '1'],
    ['pc.num3', { vals: [12, 13, 14] }, '1'],
  ])('of %s %j is %s', (id, selection, expected) => {
    expect(weigh(id, selection)).toBe(expected);
  });

  it('looks at the options of the line, not at the best of the bet type', () => {
    expect(weigh('ssc.zy.ball', { ball: 0, opts: ['7'] })).toBe('0.625');
    expect(weigh('ssc.zy.ball', { ball: 0, opts: ['7', 'big'] })).toBe('0.375');
  });

  it('covers each leg of a parlay at its largest', () => {
    expect(
      weigh('lhc.gg', {
        legs: [
          { pos: 1, opt: 'big' },
          { pos: 2, opt: 'red' },
        ],
      }),
    ).not.toBe('1');
  });
});

describe('limits', () => {
  it('cap a line, then the issue in the order of its lines', () => {
    expect(capPayout(5_800_000_000n, defaultLimits.payoutPerLine)).toEqual({
      paid: 4_000_000_000n,
      cut: 1_800_000_000n,
    });
    expect(capIssuePayouts([600n, 300n, 200n], 1000n)).toEqual([
      { paid: 600n, cut: 0n },
      { paid: 300n, cut: 0n },
      { paid: 100n, cut: 100n },
    ]);
  });

  it('allow the unit prices and multiples of the official style', () => {
    expect(stakeOfMultiple(200n, 9999)).toEqual({ ok: true, value: 1_999_800n });
    for (const [price, multiple] of [
      [300n, 1],
      [20_000n, 0],
      [20_000n, 10_000],
      [20_000n, 1.5],
    ] as const) {
      expect(stakeOfMultiple(price, multiple)).toMatchObject({ code: 'E_STAKE' });
    }
    expect(['kl8.x3', 'ssc.dwd', 'kl8.zy.sum', 'lhc.tm'].map(isStakedByMultiple)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('allow a typed stake of two decimals inside the limits of the mode', () => {
    const { ZY } = defaultLimits.stakes;
    expect(
      [10_000n, 12_300n, 500_000_000n, 9900n, 12_350n, 500_000_100n].map(
        (stake) => typedStake(stake, ZY).ok,
      ),
    ).toEqual([true, true, true, false, false, false]);
  });

  it('block or cut the odds of a hot number, the smallest factor of a line', () => {
    expect(hotOdds(1_500_000n, 0n)).toMatchObject({ code: 'E_BLOCKED' });
    expect(hotOdds(1_500_000n, 3333n)).toEqual({ ok: true, value: 499_950n });
    const factors = new Map([
      ['07', 5000n],
      ['11', 2000n],
    ]);
    const line = lineOf('vnn.lo2', { nums: ['07', '11', '99'] });
    expect(hotFactor(line, (number) => factors.get(number))).toBe(2000n);
    expect(hotFactor(lineOf('vnn.lo2', { nums: ['99'] }), (number) => factors.get(number))).toBe(
      10_000n,
    );
  });

  it('know which numbers of a bet type may be hot', () => {
    const may = (id: string, number: string): boolean => {
      const betType = findBetType(id);
      return betType !== undefined && mayBeHot(betType, number);
    };
    expect([may('vnn.lo2', '07'), may('vnn.lo2', '7'), may('lhc.tm', '7')]).toEqual([
      true,
      false,
      true,
    ]);
    expect([may('lhc.tm', '50'), may('lhc.tm', '07'), may('ssc.b3.straight', '1')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('refuse what would owe too much on one number', () => {
    const exposure = {
      line: lineOf('lhc.tm', { nums: [7, 8] }),
      stakePerUnit: 100_000n,
      odds: 465_500n,
      limit: 5_000_000n,
    };
    expect(checkExposure({ ...exposure, owedOn: () => 0n })).toEqual({
      ok: true,
      value: 4_655_000n,
    });
    expect(
      checkExposure({ ...exposure, owedOn: (number) => (number === '8' ? 400_000n : 0n) }),
    ).toMatchObject({
      code: 'E_EXPOSURE',
      data: { number: '8' },
    });
  });
});

describe('settlement', () => {
  it('cuts the sum of all tiers once, and the order once more', () => {
    const evaluation = { units: 3, hits: { a: 1, b: 1 }, refundUnits: 1 };
    const priced = {
      evaluation,
      stakePerUnit: 100n,
      odds: { tiers: { a: 10_050n, b: 10_050n } },
      discount: 0n,
    };
    expect(settle(priced)).toEqual({ payout: 301n, refunded: 100n, status: 'won' });
    expect(orderPayoutMinor([301n, 199n])).toBe(5n);
    expect(orderPayoutMinor([301n, 199n], 0)).toBe(0n);
  });

  it.each([
    [{ units: 2, hits: {}, refundUnits: 0 }, 'lost'],
    [{ units: 2, hits: {}, refundUnits: 1 }, 'partial'],
    [{ units: 2, hits: {}, refundUnits: 2 }, 'refunded'],
  ])('of %j is %s', (evaluation, status) => {
    expect(
      settle({ evaluation, stakePerUnit: 100n, odds: { tiers: {} }, discount: 0n }).status,
    ).toBe(status);
  });

  it('gives refunded units their stake without the discount', () => {
    const evaluation = { units: 1, hits: {}, refundUnits: 1 };
    expect(
      settle({ evaluation, stakePerUnit: 10_000n, odds: { tiers: {} }, discount: 600n }).payout,
    ).toBe(9400n);
    expect(formatDecimal(priceOf('tg.colokbebas').discount)).toBe('0.06');
  });
});
