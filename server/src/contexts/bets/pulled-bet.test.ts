import { describe, expect, it } from 'vitest';
import { isOtherBet, type PulledBet, stepsTo } from './pulled-bet.ts';

const memberId = 'mbr_pulled';
const settled = { memberId, state: 'settled', stakeMinor: 1000n, payoutMinor: 2500n } as const;
const open = { memberId, state: 'open', stakeMinor: 1000n, payoutMinor: 0n } as const;
const gone = { memberId, state: 'void', stakeMinor: 1000n, payoutMinor: 0n } as const;

function told(fields: Partial<PulledBet>): PulledBet {
  return {
    txId: 'tx-1',
    roundId: 'round-1',
    memberId,
    category: 'RNG',
    gameCode: 'game',
    currency: 'THB',
    placedAt: Temporal.Instant.from('2026-03-02T05:00:00Z'),
    state: 'SETTLED',
    stakeMinor: 1000n,
    payoutMinor: 2500n,
    ...fields,
  };
}

describe('the steps from a bet of ours to what its vendor has (E8)', () => {
  it.each([
    ['nothing is new', settled, {}, []],
    ['nothing is new of one in play', open, { state: 'OPEN', payoutMinor: 0n }, []],
    ['it has its result', open, {}, ['SETTLE']],
    ['it has another result', settled, { payoutMinor: 0n }, ['RESETTLE']],
    ['its result was taken away', settled, { state: 'OPEN', payoutMinor: 0n }, ['UNSETTLE']],
    ['a part of its stake came back', open, { state: 'OPEN', stakeMinor: 600n }, ['RETURN_STAKE']],
    [
      'the same of one that is over',
      settled,
      { stakeMinor: 600n },
      ['UNSETTLE', 'RETURN_STAKE', 'SETTLE'],
    ],
    ['it never was', settled, { state: 'CANCELLED' }, ['VOID']],
    ['what was void comes again', gone, {}, ['UNSETTLE', 'SETTLE']],
    ['the same without its result', gone, { state: 'OPEN', payoutMinor: 0n }, ['UNSETTLE']],
    [
      'the same with a smaller stake',
      gone,
      { stakeMinor: 600n },
      ['UNSETTLE', 'RETURN_STAKE', 'SETTLE'],
    ],
    ['it is still void', gone, { state: 'CANCELLED' }, []],
    ['it comes again with a larger stake', gone, { stakeMinor: 1600n }, []],
    ['what never stood comes again', { ...gone, state: 'rejected' }, {}, []],
    ['its stake has grown', settled, { stakeMinor: 1600n }, []],
    ['all of its stake has gone', settled, { stakeMinor: 0n }, []],
  ] as const)('where %s', (_when, bet, fields, kinds) => {
    expect(stepsTo(bet, told(fields)).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('say how it ended, and what a card room counts of it', () => {
    const [step] = stepsTo(open, told({ result: 'HALF_WIN', vendorValidMinor: 700n }));
    expect(step).toMatchObject({ amountMinor: 2500n, result: 'HALF_WIN', vendorValid: '700' });
  });
});

describe('another bet under the id of one of ours (vendor-wallet.md 4)', () => {
  it.each([
    ['of more', settled, { stakeMinor: 1001n }, true],
    ['of more in play', open, { state: 'OPEN', stakeMinor: 1600n }, true],
    ['of more where ours was void', gone, { stakeMinor: 1600n }, true],
    ['of nothing', settled, { stakeMinor: 0n }, true],
    ['of somebody else', settled, { memberId: 'mbr_other' }, true],
    ['taken back of somebody else', settled, { memberId: 'mbr_other', state: 'CANCELLED' }, true],
    ['of less', settled, { stakeMinor: 600n }, false],
    ['of the same', settled, { payoutMinor: 0n }, false],
    ['taken back, whatever it was', settled, { stakeMinor: 1600n, state: 'CANCELLED' }, false],
  ] as const)('is one %s', (_what, bet, fields, isOther) => {
    expect(isOtherBet(bet, told(fields))).toBe(isOther);
    expect(isOther && stepsTo(bet, told(fields)).length > 0).toBe(false);
  });
});
