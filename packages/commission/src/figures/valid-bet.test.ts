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

  it('counts a number once that two tickets of the round cover', () => {
    const red = { numbersCovered: 18, side: 'RED' };
    expect(counted(red, red)).toEqual([1_000n, 1_000n]);
    // 18 red numbers and the 8 odd ones among the black.
    expect(counted(red, { numbersCovered: 18, side: 'ODD' })).toEqual([0n, 0n]);
    expect(counted(red, { numbersCovered: 18, side: 'BLACK' })).toEqual([0n, 0n]);
    const dozen = { numbersCovered: 12, selection: 'first dozen' };
    expect(counted(dozen, dozen, dozen)).toEqual([1_000n, 1_000n, 1_000n]);
    expect(counted(dozen, { ...dozen, selection: 'second dozen' })).toEqual([1_000n, 1_000n]);
    expect(counted(dozen, { ...dozen, selection: 'column of 13', numbersCovered: 13 })).toEqual([
      0n,
      0n,
    ]);
  });

  it('does not count the numbers of a ticket that did not stand', () => {
    const stood = { numbersCovered: 12 };
    for (const result of ['VOID', 'CANCELLED'] as const) {
      expect(counted(stood, { numbersCovered: 18, result })).toEqual([1_000n, 0n]);
    }
    expect(counted(stood, { numbersCovered: 18, funding: 'FREEBET' })).toEqual([0n, 0n]);
  });
});

// Cash-out = min(S, abs(P − S)) of the part that was cashed out, S of one that was lost.
describe('a ticket whose parts ended apart', () => {
  const cashedOut = { stakeMinor: 600n, payoutMinor: 600n, result: 'CASHOUT' } as const;
  const football = { category: 'SPORTS', payoutMinor: 600n } as const;

  it.each([
    ['LOSE', 400n],
    ['WIN', 400n],
    ['HALF_LOSE', 200n],
    ['PUSH', 0n],
  ] as const)('counts each by its own result: the rest is %s', (result, valid) => {
    const rest = { stakeMinor: 400n, payoutMinor: 0n, result };
    expect(counted({ ...football, result, parts: [cashedOut, rest] })).toEqual([valid]);
  });

  it('counts nothing of one that was voided or is open', () => {
    const parts = [cashedOut, { stakeMinor: 400n, payoutMinor: 0n, result: 'LOSE' }] as const;
    for (const result of ['VOID', 'PENDING'] as const) {
      expect(counted({ ...football, result, parts })).toEqual([0n]);
    }
  });
});

// Kept as policy NET_CAPPED: valid = min(S, abs(P − S)) on every product.
describe('no more than was won or lost', () => {
  const net = (fields: Partial<Ticket>) =>
    validBets([ticket(fields)], { ...defaultValidBetPolicy, base: 'NET_CAPPED' })[0];

  it.each(['LIVE', 'RNG', 'FISH', 'LOTT', 'SPORTS', 'COCKFIGHT', 'PVP'] as const)(
    'counts on %s',
    (category) => {
      const won = (payoutMinor: bigint) => net({ category, payoutMinor, result: 'WIN' });
      expect(net({ category })).toBe(1_000n);
      expect([400n, 1_000n, 1_600n, 2_000n, 9_000n].map(won)).toEqual([
        600n,
        0n,
        600n,
        1_000n,
        1_000n,
      ]);
    },
  );

  it('takes the result of halves, and no word of a vendor', () => {
    const match = { category: 'SPORTS', decimalOdds: { numerator: 9n, denominator: 5n } } as const;
    expect(net({ ...match, payoutMinor: 1_400n, result: 'HALF_WIN' })).toBe(400n);
    expect(net({ ...match, payoutMinor: 500n, result: 'HALF_LOSE' })).toBe(500n);
    expect(net({ category: 'PVP', vendorValidMinor: 3_000n })).toBe(1_000n);
  });

  it('counts nothing of what counts nothing by its product', () => {
    for (const result of ['PUSH', 'VOID', 'CANCELLED', 'PENDING'] as const) {
      expect(net({ result })).toBe(0n);
    }
    expect(net({ funding: 'FREEBET' })).toBe(0n);
    const short = { numerator: 7n, denominator: 5n };
    expect(net({ category: 'SPORTS', decimalOdds: short })).toBe(0n);
    expect(net({ category: 'LOTT', coverage: { numerator: 4n, denominator: 5n } })).toBe(0n);
    expect(net({ feature: 'DOUBLE_UP' })).toBe(0n);
    expect(net({ numbersCovered: 25 })).toBe(0n);
  });

  it('nets opposite sides of what is left', () => {
    const sides = [
      { side: 'BANKER', payoutMinor: 1_600n, result: 'WIN' },
      { side: 'PLAYER' },
    ] as const;
    const policy = { ...defaultValidBetPolicy, base: 'NET_CAPPED' } as const;
    expect(validBets(sides.map(ticket), policy)).toEqual([0n, 400n]);
  });
});
