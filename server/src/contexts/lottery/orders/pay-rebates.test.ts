import { describe, expect, it } from 'vitest';
import type { EarningTicket } from './pay-rebates.ts';
import { payRebates } from './pay-rebates.ts';

// A rebate looks at what a ticket earns and at nothing else of it.
const ticket = (rebateE4: bigint) => ({ rebateE4 }) as EarningTicket;

describe('rebates below the smallest unit', () => {
  it('add up until they make one: ten tickets of 1.00 at 0.001 pay 0.01 (lottery.md 0.3)', () => {
    let restE4 = 0n;
    const paid: bigint[] = [];
    for (let times = 0; times < 20; times += 1) {
      const got = payRebates([ticket(10n)], { restE4, exponent: 2 });
      ({ restE4 } = got);
      paid.push(...got.tickets.map(({ rebateMinor }) => rebateMinor));
    }
    expect(paid.reduce((sum, amount) => sum + amount, 0n)).toBe(2n);
    expect([paid[8], paid[9], restE4]).toEqual([0n, 1n, 0n]);
  });

  it('pay nothing while more was paid than is earned', () => {
    const got = payRebates([ticket(150n), ticket(150n)], { restE4: -60n, exponent: 2 });
    expect(got.tickets.map(({ rebateMinor }) => rebateMinor)).toEqual([0n, 2n]);
    expect(got.restE4).toBe(40n);
  });
});
