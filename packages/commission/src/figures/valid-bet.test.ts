import { describe, expect, it } from 'vitest';
import { defaultValidBetPolicy, validBets, type Ticket } from './valid-bet.ts';

const ticket = (fields: Partial<Ticket>): Ticket => ({
  category: 'LIVE',
  stakeMinor: 1_000n,
  payoutMinor: 0n,
  result: 'LOSE',
  ...fields,
});

const counted = (...tickets: readonly Partial<Ticket>[]): readonly bigint[] =>
  validBets(tickets.map(ticket), defaultValidBetPolicy);

// Expected amounts: agents-loyalty-money.md A3, roulette tickets covering more than 24 of 37
// numbers in one round.
describe('roulette', () => {
  it('counts the numbers of all tickets of the round together', () => {
    expect(counted({ numbersCovered: 12 }, { numbersCovered: 12 })).toEqual([1_000n, 1_000n]);
    expect(counted({ numbersCovered: 12 }, { numbersCovered: 13 })).toEqual([0n, 0n]);
  });

  it('does not count the numbers of a ticket that did not stand', () => {
    const stood = { numbersCovered: 12 };
    for (const result of ['VOID', 'CANCELLED'] as const) {
      expect(counted(stood, { numbersCovered: 18, result })).toEqual([1_000n, 0n]);
    }
    expect(counted(stood, { numbersCovered: 18, funding: 'FREEBET' })).toEqual([0n, 0n]);
  });
});
