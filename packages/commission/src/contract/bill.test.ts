import { describe, expect, it } from 'vitest';
import { noCosts } from '../figures/net-revenue.ts';
import { billOf } from './bill.ts';
import type { Contract } from './contract.ts';
import { recompute } from '../explanation.ts';

const contract = (kind: Contract['kind'], minBetMinor = 0n) =>
  // What a bill looks at of a contract.
  ({
    id: 'ctr_1',
    kind,
    scope: 'LOTT',
    tiers: [{ minBetMinor, minLossMinor: null, minActive: 0, rateType: 'P', rate: 10_000n }],
  }) as unknown as Contract;

/** 10 000.00 of lottery bets of which the odds leave a part for salaries. */
const figures = (noSalaryMinor: bigint) => ({
  validMinor: 1_000_000n,
  noSalaryMinor,
  ggrMinor: 50_000n,
  costs: noCosts,
  active: 1,
});

// lottery.md B3, rule 2: the turnover base of salaries is cost times the return weight.
describe('a salary on lottery turnover', () => {
  it('counts what the odds leave: nothing of bao lô 2, 0.375 of lô 3', () => {
    const bao = billOf(contract('DAILY'), figures(1_000_000n), { lossBasis: 'NGR' });
    expect(bao).toMatchObject({ amountMinor: 0n, status: 'ZERO' });
    const three = billOf(contract('DAILY'), figures(625_000n), { lossBasis: 'NGR' });
    expect([three.validMinor, three.amountMinor]).toEqual([375_000n, 3_750n]);
    expect(recompute(three.explanation.lines)).toBe(3_750n);
    const dear = contract('DAILY', 400_000n);
    expect(billOf(dear, figures(625_000n), { lossBasis: 'NGR' }).status).toBe('NOT_REACHED');
  });

  it('leaves dividends alone, which are no part of turnover', () => {
    const bill = billOf(contract('DIVIDEND', 1_000_000n), figures(1_000_000n), {
      lossBasis: 'NGR',
    });
    expect([bill.validMinor, bill.amountMinor]).toEqual([1_000_000n, 500n]);
  });
});
