import { describe, expect, it } from 'vitest';
import { theirBet } from './their-bet.ts';

function stakeOf(stake: string, currency: string): bigint | undefined {
  const moment = '2026-03-02T12:00:00Z';
  const bet = {
    txId: 'tx',
    roundId: 'r',
    playerId: 'p',
    currency,
    placedAt: moment,
    stake,
  } as const;
  return theirBet({ ...bet, payout: '0', state: 'OPEN' })?.stakeMinor;
}

describe('an amount in the books of a vendor (rule 22)', () => {
  it.each([
    ['1000.00', 'JPY', 1000n],
    ['1000.0', 'KRW', 1000n],
    ['50000.0000', 'VND', 50_000n],
    ['1000', 'JPY', 1000n],
    ['12.5000', 'THB', 1250n],
    ['12.5', 'THB', 1250n],
    ['1.2340', 'KWD', 1234n],
    ['0.00', 'JPY', 0n],
  ])('%s in %s is %i minor units, however many zeros follow', (stake, code, minor) => {
    expect(stakeOf(stake, code)).toBe(minor);
  });

  it.each([
    ['1000.50', 'JPY'],
    ['12.505', 'THB'],
    ['0.0001', 'KWD'],
    ['1000.', 'JPY'],
    ['12.50', 'XYZ'],
  ])('%s in %s is none: nothing of it is rounded away', (stake, code) => {
    expect(stakeOf(stake, code)).toBeUndefined();
  });
});
