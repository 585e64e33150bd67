import { describe, expect, it } from 'vitest';
import { priceOfThousandths } from '../odds/price.ts';
import { HALF_WIN, LOSE, VOID, WIN, type LegOutcome } from '../settle/leg-outcome.ts';
import type { Leg } from './slip.ts';
import { validBet } from './valid-bet.ts';

const legs = (...thousandths: bigint[]): Leg[] =>
  thousandths.map((price, index) => ({
    eventId: `E${index}`,
    market: { type: '1X2', period: 'FT' },
    selection: '1',
    price: priceOfThousandths(price),
  }));

const counted = (
  slip: readonly Leg[],
  outcomes: readonly (LegOutcome | undefined)[],
  money: { readonly returnedMinor: bigint; readonly isCashOut?: boolean },
): bigint => validBet({ debitedMinor: 1_001n, legs: slip, outcomes, ...money });

// Expected amounts: agents-loyalty-money.md A3.
describe('validBet', () => {
  it('counts the smaller of stake and movement for a cash-out while the legs are open', () => {
    const cashedOut = { returnedMinor: 900n, isCashOut: true };
    expect(counted(legs(1_900n), [undefined], cashedOut)).toBe(101n);
    expect(counted(legs(1_900n, 1_900n), [WIN, undefined], cashedOut)).toBe(101n);
    expect(counted(legs(1_400n), [undefined], cashedOut)).toBe(0n);
    expect(counted(legs(1_900n), [VOID], cashedOut)).toBe(0n);
  });

  it('looks at the odds of the legs that stood', () => {
    expect(counted(legs(1_900n, 1_400n), [VOID, LOSE], { returnedMinor: 0n })).toBe(0n);
    expect(counted(legs(1_300n, 1_300n), [LOSE, WIN], { returnedMinor: 0n })).toBe(1_001n);
  });

  it('halves a half result of a single only', () => {
    expect(counted(legs(1_900n), [HALF_WIN], { returnedMinor: 1_450n })).toBe(500n);
    expect(counted(legs(1_900n, 1_900n), [HALF_WIN, LOSE], { returnedMinor: 0n })).toBe(1_001n);
  });
});
