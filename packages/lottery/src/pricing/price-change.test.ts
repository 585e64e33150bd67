import { describe, expect, it } from 'vitest';
import { decimal4 } from '../decimal.ts';
import { priceChange, type SeenPrice } from './price-change.ts';

function priceAt(tiers: Record<string, string>, rebate = '0', legs?: readonly string[]): SeenPrice {
  const values = Object.entries(tiers).map(([tier, odds]) => [tier, decimal4(odds)] as const);
  return {
    odds: { tiers: Object.fromEntries(values), ...(legs && { legs: legs.map(decimal4) }) },
    rebate: decimal4(rebate),
  };
}

// R41: the price that is struck is the one that was seen.
describe('priceChange', () => {
  it.each([
    ['nothing', priceAt({ win: '975' }), priceAt({ win: '975' }), undefined],
    ['the odds', priceAt({ win: '975' }), priceAt({ win: '487.5' }), ['odds', '975', '487.5']],
    ['better odds', priceAt({ win: '975' }), priceAt({ win: '980' }), ['odds', '975', '980']],
    ['a tier', priceAt({ a: '9', b: '2' }), priceAt({ a: '9', b: '1.9' }), ['odds', '2', '1.9']],
    ['no tier', priceAt({}), priceAt({ win: '1.9' }), ['odds', '0', '1.9']],
    ['a tier too many', priceAt({ a: '9', b: '2' }), priceAt({ a: '9' }), ['odds', '2', '0']],
    ['a leg', priceAt({}, '0', ['2', '3']), priceAt({}, '0', ['2', '2.5']), ['odds', '3', '2.5']],
    ['the rebate', priceAt({ a: '9' }, '0.05'), priceAt({ a: '9' }, '0'), ['rebate', '0.05', '0']],
  ])('tells %s', (_, former, price, change) => {
    const got = priceChange(former, price);
    expect(got && [got.part, got.was, got.now]).toEqual(change);
  });
});
