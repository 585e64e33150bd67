import { describe, expect, it } from 'vitest';
import { compareBets, type OurBet, type TheirBet } from './compare-bets.ts';

const from = Temporal.Instant.from('2026-03-02T00:00:00Z');
const day = { from, to: from.add({ hours: 24 }) };
const noon = from.add({ hours: 12 });

function their(change: Partial<TheirBet> = {}): TheirBet {
  return {
    txId: 'tx',
    roundId: 'round',
    memberId: 'mbr_player01',
    currency: 'THB',
    placedAt: noon,
    stakeMinor: 1000n,
    payoutMinor: 2500n,
    state: 'SETTLED',
    ...change,
  };
}

const our = (change: Partial<OurBet> = {}): OurBet => ({
  ...their(),
  memberId: 'mbr_player01',
  settledAt: noon,
  ...change,
});

const kindsOf = (ours: readonly OurBet[], theirs: readonly TheirBet[]) =>
  compareBets({ ours, theirs }, day).map(({ kind }) => kind);

const after = day.to.add({ hours: 2 });

describe('our bets of a day against those of a vendor (rule 22)', () => {
  it.each<[string, OurBet[], TheirBet[], string[]]>([
    ['the same', [our()], [their()], []],
    ['we lack it', [], [their()], ['missing_here']],
    ['they lack it', [our()], [], ['missing_there']],
    ['another stake', [our({ stakeMinor: 999n })], [their()], ['amount_differs']],
    ['another payout', [our({ payoutMinor: 0n })], [their()], ['amount_differs']],
    ['another currency', [our({ currency: 'VND' })], [their()], ['amount_differs']],
    ['another player', [our({ memberId: 'mbr_player02' })], [their()], ['player_differs']],
    ['no result here', [our({ state: 'OPEN' })], [their()], ['state_differs']],
    ['taken back here only', [our({ state: 'CANCELLED' })], [their()], ['state_differs']],
    ['told twice', [our()], [their(), their()], ['told_twice']],
  ])('%s', (_what, ours, theirs, kinds) => {
    expect(kindsOf(ours, theirs)).toEqual(kinds);
  });

  it.each<[string, OurBet[], TheirBet[]]>([
    ['taken back, and unknown to the other side', [our({ state: 'CANCELLED' })], []],
    ['the same the other way round', [], [their({ state: 'CANCELLED' })]],
    [
      'taken back on both sides, whatever its amounts',
      [our({ state: 'CANCELLED', stakeMinor: 0n })],
      [their({ state: 'CANCELLED' })],
    ],
    [
      'a result of the morning after',
      [our({ settledAt: after })],
      [their({ state: 'OPEN', payoutMinor: 0n })],
    ],
    ['told under the day before', [our()], [their({ placedAt: from.subtract({ hours: 1 }) })]],
    ['told under the day after', [our({ placedAt: after })], [their({ placedAt: after })]],
  ])('is fine with a bet that is %s', (_what, ours, theirs) => {
    expect(kindsOf(ours, theirs)).toEqual([]);
  });
});
