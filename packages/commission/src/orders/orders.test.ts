import { describe, expect, it } from 'vitest';
import { feeOfPart, noFee, orderFee } from './order-fee.ts';
import {
  isWithdrawalClosed,
  nextActor,
  withdrawalMoves,
  withdrawalStates,
} from './withdrawal-order.ts';
import {
  needsReview,
  reviewReason,
  withdrawalRisk,
  type WithdrawalSigns,
} from './withdrawal-risk.ts';
import { receiptReminders } from './receipt-reminders.ts';

const calm: WithdrawalSigns = {
  isFirst: false,
  depositedMinor: 10_000n,
  playedMinor: 10_000n,
  hoursSinceAccountBound: 500,
  rejectedBefore: false,
  isTravelImpossible: false,
  isDeviceShared: false,
  isPlaceNew: false,
  isLinked: false,
  hasOppositeBets: false,
  hasLargeWin: false,
  hasBonusProfit: false,
  peerSigns: [],
};

describe('the machine of withdrawals', () => {
  it('reaches every state from the first one, and leads to an end from each', () => {
    const reached = new Set(['REQUESTED']);
    for (const state of reached) {
      withdrawalStates
        .filter((to) => withdrawalMoves[state as 'REQUESTED'].includes(to))
        .forEach((to) => reached.add(to));
    }
    expect([...reached].toSorted()).toEqual([...withdrawalStates].toSorted());
  });

  it('names who acts next in every open state and in no other', () => {
    for (const state of withdrawalStates) {
      const actor = nextActor(state, { slices: [], hold: undefined });
      expect([state, actor === undefined]).toEqual([state, isWithdrawalClosed(state)]);
    }
  });

  it.each([
    ['APPROVED', [], undefined, 'house'],
    ['APPROVED', [], 'papers_wanted', 'member'],
    ['APPROVED', [], 'papers_checked', 'house'],
    ['APPROVED', [], 'account_stopped', 'house'],
    ['APPROVED', [], 'money_held', 'system'],
    ['APPROVED', [], 'payouts_stopped', 'house'],
    ['PAYING', [{ state: 'ASSIGNED' }], 'papers_wanted', 'provider'],
    ['PAYING', [{ state: 'RELEASED' }], undefined, 'house'],
    ['PAYING', [{ state: 'CONFIRMED' }], 'papers_wanted', 'member'],
    ['REVIEW', [], 'papers_wanted', 'house'],
  ] as const)('in %s with %o and %s the next act is of the %4$s', (state, slices, hold, actor) => {
    expect(nextActor(state, { slices, hold })).toBe(actor);
  });

  it('waits for another member who pays, and for its own where nobody was found', () => {
    const slices = [{ state: 'ASSIGNED' }] as const;
    const shared = { slices, hold: undefined };
    expect(nextActor('PAYING', { ...shared, isPeerPaying: true })).toBe('peer');
    expect(nextActor('MATCHING', { ...shared, isChosen: true })).toBe('member');
    expect(nextActor('MATCHING', { ...shared, isChosen: false })).toBe('system');
  });
});

it.each([
  [120, [60, 10]],
  [30, [15, 10]],
  [20, [10, 5]],
  [10, [5, 2.5]],
])(
  'a payment with %d minutes to answer is reminded of twice before its end',
  (minutes, moments) => {
    expect(receiptReminders(minutes)).toEqual(moments);
  },
);

describe('the risk of a withdrawal', () => {
  it.each([
    [{}, 0, []],
    [{ isFirst: true }, 15, ['first_withdrawal']],
    [{ playedMinor: 9_999n }, 40, ['deposit_without_play']],
    [{ hoursSinceAccountBound: 71 }, 25, ['account_changed']],
    [{ isFirst: true, hoursSinceAccountBound: 1 }, 15, ['first_withdrawal']],
    [{ rejectedBefore: true }, 10, ['rejected_before']],
    [{ isTravelImpossible: true }, 30, ['impossible_travel']],
    [{ isDeviceShared: true }, 30, ['shared_device']],
    [{ isPlaceNew: true }, 15, ['new_place']],
    [{ isLinked: true }, 30, ['linked_account']],
    [{ hasOppositeBets: true }, 30, ['opposite_bets']],
    [{ hasLargeWin: true }, 10, ['large_win']],
    [{ hasBonusProfit: true }, 20, ['bonus_profit']],
    [{ hasLargeWin: true, hasBonusProfit: true }, 30, ['large_win', 'bonus_profit']],
    [{ peerSigns: ['peer_pair'] }, 30, ['peer_pair']],
    [{ peerSigns: ['peer_fan_in', 'peer_fan_out'] }, 60, ['peer_fan_in', 'peer_fan_out']],
  ] as const)('of %o is %i', (signs, score, reasons) => {
    expect(withdrawalRisk({ ...calm, ...signs })).toEqual({ score, reasons });
  });

  it.each([
    [0, 200_000n, false],
    [29, 200_000n, false],
    [30, 1n, true],
    [0, 200_001n, true],
  ])('with a score of %i and %s minor units needs a person: %s', (score, amountMinor, isNeeded) => {
    const amounts = { amountMinor, autoMostMinor: 200_000n };
    expect(needsReview({ score, reasons: [] }, amounts)).toBe(isNeeded);
  });

  it.each([
    [70, ['first_withdrawal'], 200_001n, 'review_priority'],
    [69, ['first_withdrawal'], 200_001n, 'review_first'],
    [0, [], 200_001n, 'review_amount'],
    [35, ['account_changed', 'rejected_before'], 200_001n, 'review_amount'],
    [35, ['account_changed', 'rejected_before'], 200_000n, 'review_account'],
    [40, ['deposit_without_play'], 200_000n, 'review_unplayed'],
    [30, ['peer_pair'], 200_000n, 'review_checks'],
    [30, ['linked_account'], 1n, 'review_checks'],
  ] as const)('with %i by %o of %s the member reads %s', (score, reasons, amountMinor, reason) => {
    const amounts = { amountMinor, autoMostMinor: 200_000n };
    expect(reviewReason({ score, reasons }, amounts)).toBe(reason);
  });
});

describe('the fee of an order', () => {
  const rule = { ...noFee, fixedMinor: 100n, partsPerMillion: 12_345 };

  it.each([
    [noFee, 5_000n, 0n],
    [rule, 10_000n, 223n],
    [{ ...rule, leastMinor: 500n }, 10_000n, 500n],
    [{ ...rule, mostMinor: 200n }, 10_000n, 200n],
    [{ ...rule, leastMinor: 500n, mostMinor: 300n }, 10_000n, 500n],
  ])('of %o for %s is %s', (fee, amountMinor, feeMinor) => {
    expect(orderFee(fee, amountMinor)).toBe(feeMinor);
  });

  // What is below a unit is the member's; more than was asked for has the fee of what was.
  it.each([
    [2000n, 1500n, 33n],
    [2000n, 9000n, 200n],
    [2000n, 1n, 0n],
    [2000n, 90_000n, 2000n],
    [2000n, 95_000n, 2000n],
    [0n, 1500n, 0n],
  ])('of a fee of %s for 900.00 the part of %s bears %s', (feeMinor, paidMinor, part) => {
    expect(feeOfPart(feeMinor, { paidMinor, amountMinor: 90_000n })).toBe(part);
  });
});
