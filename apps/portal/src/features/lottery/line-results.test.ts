import { unit4 } from '@portal/lottery';
import { assertDefined } from '@portal/money';
import { describe, expect, it } from 'vitest';
import { lineResult } from './line-results.ts';

type Accepted = Parameters<typeof lineResult>[0];

function accepted(line: Partial<Accepted>): Accepted {
  return {
    betType: 'ssc.dwd',
    selection: { pos: [[7, 8, 9], [], [], [], []] },
    choice: { prizeGroup: 1930 },
    units: 3,
    stakePerUnit: '2',
    discount: '0',
    odds: [{ tier: 'win', odds: '9.65' }],
    legs: null,
    cost: '6',
    rebate: '0.06',
    ...line,
  };
}

describe('what a line came to', () => {
  it('is hits times stake times odds, and what hit of places that are bets of their own', () => {
    const result = lineResult(accepted({}), { balls: [7, 0, 4, 4, 9] }, 3);
    expect(result).toEqual({
      status: 'won',
      hits: [{ tier: 'win', count: 1, odds: 96_500n }],
      refundUnits: 0,
      stakePerUnit: 6n * unit4,
      payout: 579_000n,
      won: [{ pos: [[7], [], [], [], []] }],
    });
  });

  it('marks the options that hit, each once', () => {
    const line = accepted({
      betType: 'ssc.zy.ball',
      selection: { ball: 0, opts: ['big', 'small'] },
      units: 2,
      odds: [
        { tier: 'big', odds: '1.94' },
        { tier: 'small', odds: '1.94' },
      ],
    });
    const { won, hits } = assertDefined(lineResult(line, { balls: [2, 0, 4, 4, 9] }, 1), 'known');
    expect(hits.reduce((sum, { count }) => sum + count, 0)).toBe(1);
    expect(won).toEqual([{ ball: 0, opts: ['small'] }]);
  });

  it('takes no list apart whose elements make bets together', () => {
    const line = accepted({ betType: 'ssc.f3.g3', selection: { nums: [0, 4, 9] }, units: 6 });
    const result = assertDefined(lineResult(line, { balls: [0, 0, 4, 4, 9] }, 1), 'known');
    expect([result.hits, result.won]).toEqual([[{ tier: 'win', count: 1, odds: 96_500n }], []]);
  });

  it('says nothing of rules that it does not know', () => {
    expect(lineResult(accepted({ betType: 'of.tomorrow' }), { balls: [1] }, 1)).toBeUndefined();
    expect(lineResult(accepted({}), { balls: [7] }, 1)).toBeUndefined();
  });
});
