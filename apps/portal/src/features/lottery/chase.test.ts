import { assertDefined } from '@portal/money';
import { findBetType, priceSlip, unit4 } from '@portal/lottery';
import { describe, expect, it } from 'vitest';
import { chaseOf, noChase, worstOf } from './chase.ts';
import type { ListedLine } from './slip.ts';

const rules = {
  families: ['ssc'] as const,
  stakes: { lowest: unit4, highest: 10n * unit4 },
  groups: { lowest: 1800, member: 1950 },
  factorOf: () => unit4,
  exponent: 2,
};

function line(): ListedLine {
  const { id } = assertDefined(findBetType('ssc.dwd'), 'a bet type');
  const slip = {
    betType: id,
    selection: { pos: [[7], [], [], [], []] },
    stake: { unitPrice: 20_000n, multiple: 1 },
    choice: { prizeGroup: 1950 },
  };
  const priced = priceSlip(slip, rules);
  if (!priced.ok) {
    throw new Error(priced.code);
  }
  return { key: '1', slip, priced: priced.value };
}

describe('a chase over a list', () => {
  it('loses all of its stakes at worst', () => {
    const answer = chaseOf({ ...noChase, kind: 'double', issues: 4 }, [line()], rules);
    expect(answer.ok && answer.value.multiples).toEqual([1, 2, 4, 8]);
    // 2.00 a bet: 2 × 15 in all, 2 × 8 in the last issue.
    expect(answer.ok && worstOf(answer.value, 20_000n)).toEqual({
      loss: 300_000n,
      dearestIssue: 4,
      dearestStake: 160_000n,
    });
  });

  it('ends where an issue would be staked above the limit of a multiple (lottery.md B1)', () => {
    const stake = { unitPrice: 20_000n, multiple: 2500 };
    const own = { ...line(), slip: { ...line().slip, stake } };
    const answer = chaseOf({ ...noChase, kind: 'double', issues: 4 }, [own], rules);
    // 2,500 and twice as many; four times would be 10,000.
    expect(answer).toMatchObject({ value: { multiples: [1, 2], truncatedAt: 3 } });
  });

  it('knows when a profit is out of reach', () => {
    const wish = { ...noChase, kind: 'profit', profitPercent: 1000 } as const;
    // A hit pays 19.50 of 2.00: eleven times the stake is never reached.
    expect(chaseOf(wish, [line()], rules)).toMatchObject({
      ok: false,
      code: 'E_CHASE_UNREACHABLE',
    });
  });

  it('has no plan without a line', () => {
    expect(chaseOf(noChase, [], rules)).toMatchObject({ ok: false, code: 'E_STAKE' });
  });
});
