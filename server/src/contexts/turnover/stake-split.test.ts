import { describe, expect, it } from 'vitest';
import type { OpenRequirement } from './requirement.ts';
import { stakeSplit } from './stake-split.ts';

const deposit: OpenRequirement = {
  id: 'wrq_1',
  memberId: 'mbr_1',
  source: 'deposit',
  reference: 'dep_1',
  leftMinor: 100n,
  netMinor: 0n,
  cashShiftMinor: 0n,
  maxStakeMinor: null,
  terms: {},
  openedAt: Temporal.Instant.from('2026-03-02T10:00:00Z'),
  expiresAt: null,
};

function bonus(netMinor: bigint, policy: 'PRO_RATA' | 'FORFEIT_ALL' = 'PRO_RATA'): OpenRequirement {
  const terms = { bonus: { amount: '5000', cashBefore: '10000', policy } } as const;
  return { ...deposit, source: 'bonus', netMinor, terms };
}

/** By agents-loyalty-money.md D8: own 100.00, bonus 50.00. */
describe('stakeSplit', () => {
  it.each([
    ['own money goes first', bonus(0n), 10_000n, undefined],
    ['then the bonus', bonus(0n), 12_000n, { bonusMinor: 2000n, lockedMinor: 0n }],
    ['own money is used up', bonus(-10_000n), 3000n, { bonusMinor: 3000n, lockedMinor: 0n }],
    ['nothing but later money is left', bonus(-15_000n), 3000n, undefined],
    ['a third of winnings', bonus(20_000n), 3000n, { bonusMinor: 1000n, lockedMinor: 0n }],
    ['all winnings', bonus(20_000n, 'FORFEIT_ALL'), 3000n, { bonusMinor: 3000n, lockedMinor: 0n }],
    ['own money to be played', deposit, 3000n, { bonusMinor: 0n, lockedMinor: 3000n }],
  ])('%s', (_name, requirement, stakeMinor, split) => {
    expect(stakeSplit([requirement], { stakeMinor, playedMinor: 0n })).toEqual(split);
  });

  it('takes what two bonuses have of a stake once', () => {
    // Own 100.00 is lost; of 50.00 and 50.00 a stake of 120.00 takes what there is.
    const newer = { amount: '5000', cashBefore: '15000', policy: 'PRO_RATA' } as const;
    const both = [bonus(-10_000n), { ...bonus(-10_000n), id: 'wrq_2', terms: { bonus: newer } }];
    expect(stakeSplit(both, { stakeMinor: 12_000n, playedMinor: 0n })).toEqual({
      bonusMinor: 10_000n,
      lockedMinor: 0n,
    });
    // Won 200.00: each has a quarter of it, so a stake is half bonus money.
    const won = both.map((requirement) => ({ ...requirement, netMinor: 20_000n }));
    expect(stakeSplit(won, { stakeMinor: 4000n, playedMinor: 0n })?.bonusMinor).toBe(2000n);
  });

  it('counts what play of the same batch changed, and parts of both kinds', () => {
    expect(stakeSplit([bonus(0n), deposit], { stakeMinor: 3000n, playedMinor: -9000n })).toEqual({
      bonusMinor: 2000n,
      lockedMinor: 1000n,
    });
    expect(stakeSplit([], { stakeMinor: 3000n, playedMinor: 0n })).toBeUndefined();
  });
});
