import { describe, expect, it } from 'vitest';
import { goodsOf } from '../../../../test/factories/loyalty.ts';
import { type GoodsTerms, promisedMinor, promisesMore } from './promise-of-goods.ts';

const spins = { nodeId: 'n_1', count: 10, stakeAmount: '0.50', days: 7 };
const now = Temporal.Instant.from('2026-03-02T00:00:00Z');
const bound = { memberLimit: 2, minVip: 3, minDeposit30dMinor: 500n };
const sale = { saleFrom: now, saleTo: now.add({ hours: 24 }) };
/** Credit of 10.00 for 1000 points, a hundred of it. */
const terms = (changes: Partial<GoodsTerms> = {}): GoodsTerms => ({
  ...goodsOf(),
  ...bound,
  ...sale,
  sold: 0,
  ...changes,
});

describe('promisedMinor', () => {
  it.each<readonly [string, Partial<GoodsTerms>, bigint]>([
    ['credit of all that is left', { sold: 40 }, 60_000n],
    ['credit less the money that is paid beside the points', { amountMinor: 400n }, 60_000n],
    ['nothing where the money is more than the credit', { amountMinor: 1001n }, 0n],
    ['rounds by their stake', { rewardMinor: 0n, freeSpins: spins }, 50_000n],
    ['nothing of things', { rewardMinor: 0n }, 0n],
    ['nothing of a draft', { state: 'DRAFT' }, 0n],
    ['nothing of what is off', { state: 'OFF' }, 0n],
    ['nothing of what is sold out', { sold: 100 }, 0n],
  ])('is %s', (_what, changes, minor) => {
    expect(promisedMinor(terms(changes), 'THB')).toBe(minor);
  });
});

describe('promisesMore (R53)', () => {
  it.each<readonly [string, Partial<GoodsTerms>, Partial<GoodsTerms>]>([
    ['more stock', {}, { stock: 101 }],
    ['more credit of fewer', {}, { rewardMinor: 2000n, stock: 10 }],
    ['less money beside the points', { amountMinor: 500n }, { amountMinor: 499n }],
    ['cheaper points', {}, { points: 999n }],
    ['cheaper points of fewer', {}, { points: 1n, stock: 1 }],
    ['a lower rank', {}, { minVip: 2 }],
    ['fewer deposits', {}, { minDeposit30dMinor: 499n }],
    ['more for one member', {}, { memberLimit: 3 }],
    ['no limit for one member', {}, { memberLimit: null }],
    ['the same each month', {}, { limitPeriod: 'month' }],
    ['an earlier sale', {}, { saleFrom: now.subtract({ hours: 1 }) }],
    ['a sale that began', {}, { saleFrom: null }],
    ['a later end', {}, { saleTo: now.add({ hours: 25 }) }],
    ['no end', {}, { saleTo: null }],
    ['a draft that is put on', { state: 'DRAFT' }, {}],
    ['what was off', { state: 'OFF' }, {}],
    ['credit in the place of a thing', { rewardMinor: 0n }, {}],
  ])('is said of %s', (_what, standing, changes) => {
    expect(promisesMore(terms(standing), terms(changes), 'THB')).toBe(true);
  });

  it.each<readonly [string, Partial<GoodsTerms>, Partial<GoodsTerms>]>([
    ['the same', {}, {}],
    ['other words', {}, { names: { en: 'Ten' } } as Partial<GoodsTerms>],
    ['less stock', {}, { stock: 99 }],
    ['less credit', {}, { rewardMinor: 900n }],
    ['dearer points', {}, { points: 1001n }],
    ['a tighter limit', { memberLimit: null }, { memberLimit: 2 }],
    ['a limit for life', { limitPeriod: 'month' }, { limitPeriod: 'life' }],
    ['a shorter sale', {}, { saleFrom: now.add({ hours: 1 }), saleTo: now.add({ hours: 2 }) }],
    ['a bound where there was none', { saleFrom: null, saleTo: null }, {}],
    ['what is taken off', {}, { state: 'OFF', points: 1n, stock: 9000 }],
    ['cheaper things', { rewardMinor: 0n }, { rewardMinor: 0n, points: 1n }],
  ])('is not said of %s', (_what, standing, changes) => {
    expect(promisesMore(terms(standing), terms(changes), 'THB')).toBe(false);
  });

  it('is said of a new item that gives money, and of no other', () => {
    expect(promisesMore(undefined, terms(), 'THB')).toBe(true);
    expect(promisesMore(undefined, terms({ rewardMinor: 0n }), 'THB')).toBe(false);
  });
});
