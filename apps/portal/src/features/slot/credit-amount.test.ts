import { describe, expect, it } from 'vitest';
import { creditAmount } from './credit-amount.ts';

// sports-and-games.md 34, house 20-line: five H1 pay 2500 credits, the total bet is 20.
describe('creditAmount', () => {
  it.each([
    ['1.00', 2500, '125.00'],
    ['0.20', 10, '0.10'],
    ['0.20', 5, '0.05'],
    ['10.00', 20, '10.00'],
  ])('at a stake of %s, %i credits are %s', (stake, credits, expected) => {
    expect(creditAmount({ credits, stake, totalBetCredits: 20, currency: 'THB' })).toBe(expected);
  });

  it('keeps whole units in a currency without decimals', () => {
    expect(creditAmount({ credits: 30, stake: '2000', totalBetCredits: 20, currency: 'VND' })).toBe(
      '3000',
    );
  });
});
