import { describe, expect, it } from 'vitest';
import { decimal4, formatDecimal } from '../decimal.ts';
import { hotFactorsOf } from './limits.ts';
import {
  closedNumbers,
  highestPrize,
  highestTimes,
  priceSlip,
  type SlipLine,
  type SlipRules,
} from './slip.ts';

const rules: SlipRules = {
  families: ['ssc', 'tg', 'vnn'],
  stakes: { lowest: decimal4('1'), highest: decimal4('5000') },
  groups: { lowest: 1800, member: 1956 },
  factorOf: () => decimal4('1'),
  exponent: 2,
};

/** lottery.md B2: group 1900 of 1956, price 2 and multiple 1. */
const group6: SlipLine = {
  betType: 'ssc.b3.g6',
  selection: { nums: [1, 2, 3] },
  stake: { unitPrice: decimal4('2'), multiple: 1 },
  choice: { prizeGroup: 1900 },
};

const bao: SlipLine = {
  betType: 'vnn.lo2',
  selection: { nums: ['07'] },
  stake: { stakePerUnit: decimal4('1') },
  choice: { rebate: decimal4('0.01') },
};

describe('the highest prize', () => {
  const most = (betType: string, selection: SlipLine['selection']) => {
    const isGroup = betType.startsWith('ssc') || betType.startsWith('x5');
    const slip: SlipLine = isGroup
      ? { ...group6, betType, selection, choice: { prizeGroup: 1800 } }
      : { ...bao, betType, selection, choice: { rebate: 0n } };
    const priced = priceSlip(slip, { ...rules, families: ['ssc', 'x5', 'vnn', 'th', 'fdmy'] });
    return priced.ok ? formatDecimal(highestPrize(priced.value)) : priced.code;
  };

  it.each([
    // Stake 2; odds 9 a place, of which each wins once at most.
    ['ssc.dwd', { pos: [[0, 1, 2], [3], [], [], [9]] }, '54'],
    ['ssc.b3.straight', { pos: [[0, 1, 2], [3, 4], [5]] }, '1800'],
    // Odds 90 on each of the three pairs of places.
    ['ssc.r2.straight', { pos: [[1, 2], [3], [4], [], []] }, '540'],
    ['x5.rx1', { nums: [1, 2, 3] }, '11.88'],
    // Odds 900, 90 and 9: one ticket wins whole, two by two digits, four by the last.
    ['ssc.b3.combo', { pos: [[1, 2], [3, 4], [5]] }, '2232'],
    // Stake 1: 27 prizes at 99.5, whatever number ends each.
    ['vnn.lo2', { nums: ['07'] }, '2686.5'],
    ['vnn.lo2', { nums: ['07', '08'] }, '2686.5'],
    ['vnn.de.db', { nums: ['07', '08'] }, '99.5'],
    ['th.front3', { nums: ['007', '008'] }, '900'],
    ['th.runtop', { nums: ['1'] }, '3.2'],
  ] as const)('of %s %j is what all can win together', (betType, selection, expected) => {
    expect(most(betType, selection)).toBe(expected);
  });
});

describe('priceSlip', () => {
  it('prices by the group, gives the difference back, and counts a chase on top', () => {
    const priced = priceSlip(group6, rules, 3);
    expect(priced.ok && formatDecimal(priced.value.odds.tiers['win'] ?? 0n)).toBe('158.3333');
    expect(priced.ok && formatDecimal(priced.value.cost)).toBe('6');
    // 2.8% of the cost.
    expect(priced.ok && formatDecimal(priced.value.rebate)).toBe('0.168');
    expect(priced.ok && formatDecimal(highestPrize(priced.value))).toBe('949.9998');
  });

  it('holds the multiple of an issue and that of the line to their limit together (B1, B4)', () => {
    const many = { ...group6, stake: { unitPrice: decimal4('2'), multiple: 3333 } };
    expect(highestTimes(many, rules)).toBe(3);
    expect(priceSlip(many, rules, 3).ok).toBe(true);
    expect(priceSlip(many, rules, 4)).toMatchObject({ ok: false, code: 'E_STAKE' });
    const typed = { ...bao, stake: { stakePerUnit: decimal4('1250') } };
    expect(priceSlip(typed, rules, 4).ok).toBe(true);
    expect(priceSlip(typed, rules, 5)).toMatchObject({ ok: false, code: 'E_STAKE' });
  });

  it('takes a rebate out of fixed odds (lottery.md B3)', () => {
    const priced = priceSlip(bao, rules);
    expect(priced.ok && formatDecimal(priced.value.odds.tiers['win'] ?? 0n)).toBe('98.5');
    expect(priced.ok && formatDecimal(priced.value.cost)).toBe('27');
  });

  it('cuts odds by the factor of the game', () => {
    const priced = priceSlip(bao, { ...rules, factorOf: () => decimal4('0.5') });
    expect(priced.ok && formatDecimal(priced.value.odds.tiers['win'] ?? 0n)).toBe('49.25');
  });

  it.each([
    ['E_TYPE', { ...group6, betType: 'pk.zy.place' }],
    ['E_SHAPE', { ...group6, selection: {} }],
    ['E_STAKE', { ...group6, stake: { stakePerUnit: decimal4('2') } }],
    ['E_STAKE', { ...bao, stake: { stakePerUnit: decimal4('6000') } }],
    ['E_STAKE', { ...group6, stake: { unitPrice: decimal4('3'), multiple: 1 } }],
    ['E_GROUP', { ...group6, choice: { prizeGroup: 1960 } }],
    ['E_GROUP', { ...group6, choice: { rebate: 0n } }],
    ['E_REBATE', { ...bao, choice: { rebate: decimal4('0.03') } }],
  ] as const)('refuses with %s', (code, slip) => {
    expect(priceSlip(slip, rules)).toMatchObject({ ok: false, code });
  });

  it('cuts odds by the least factor of its hot numbers, on top of that of the game (B4)', () => {
    const two = { ...bao, selection: { nums: ['07', '11', '99'] }, choice: { rebate: 0n } };
    const hot = [
      { betType: 'vnn.lo2', number: '07', factor: '0.9' },
      { betType: 'vnn.lo2', number: '11', factor: '0.3333' },
      { betType: 'vnn.lo3', number: '99', factor: '0' },
    ];
    const hotFactorOf = hotFactorsOf(hot, ['A']);
    const priced = priceSlip(two, { ...rules, factorOf: () => decimal4('0.5'), hotFactorOf });
    // 99.5 × 0.5 = 49.75; 49.75 × 0.3333 = 16.581675, floored at four decimals.
    expect(priced.ok && formatDecimal(priced.value.odds.tiers['win'] ?? 0n)).toBe('16.5816');
    expect(priced.ok && priced.value.hot).toEqual({ numbers: ['07', '11'], factor: 3333n });
    const plain = priceSlip({ ...bao, selection: { nums: ['98'] } }, { ...rules, hotFactorOf });
    expect(plain.ok && plain.value.hot).toBeUndefined();
  });

  it('takes no bet on a number that is closed in one of its issues, and names it (B4)', () => {
    const hot = [{ betType: 'vnn.lo2', number: '07', factor: '0', issueNo: 'B' }];
    const slipAt = (...issueNos: readonly string[]) => ({
      ...rules,
      hotFactorOf: hotFactorsOf(hot, issueNos),
    });
    expect(priceSlip(bao, slipAt('A')).ok).toBe(true);
    expect(priceSlip(bao, slipAt('A', 'B'))).toMatchObject({ ok: false, code: 'E_BLOCKED' });
    expect(closedNumbers(bao, slipAt('B'))).toEqual(['07']);
    expect(closedNumbers(bao, slipAt('A'))).toEqual([]);
  });

  it('refuses a bet type that the game does not offer now', () => {
    const none = { ...rules, factorOf: () => 0n };
    expect(priceSlip(group6, none)).toMatchObject({ ok: false, code: 'E_BLOCKED' });
  });
});
