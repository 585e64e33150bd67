import type { SliceState } from './withdrawal.ts';

/** States of a withdrawal order (agents-loyalty-money.md E5); its slices have their own. */
export const withdrawalStates = [
  'REQUESTED',
  'RISK',
  'REVIEW',
  'INFO_NEEDED',
  'APPROVED',
  'MATCHING',
  'PAYING',
  'PART_PAID',
  'PAID',
  'AWAIT_RECEIPT',
  'DISPUTED',
  'COMPLETED',
  'CANCELLED',
  'REJECTED',
  'FAILED',
  'RETURNED',
] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

export const withdrawalMoves: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  REQUESTED: ['RISK', 'CANCELLED'],
  RISK: ['APPROVED', 'REVIEW', 'CANCELLED'],
  REVIEW: ['APPROVED', 'REJECTED', 'INFO_NEEDED', 'CANCELLED'],
  INFO_NEEDED: ['REVIEW', 'REJECTED', 'CANCELLED'],
  APPROVED: ['MATCHING', 'PAYING', 'FAILED'],
  MATCHING: ['PART_PAID', 'PAYING', 'FAILED'],
  PART_PAID: ['MATCHING', 'PAYING', 'COMPLETED', 'DISPUTED'],
  // Another member who does not pay leaves it to the next one.
  PAYING: ['PAID', 'FAILED', 'MATCHING'],
  PAID: ['AWAIT_RECEIPT', 'COMPLETED'],
  AWAIT_RECEIPT: ['COMPLETED', 'DISPUTED', 'PAYING', 'PART_PAID'],
  DISPUTED: ['COMPLETED', 'PAYING', 'REJECTED', 'PART_PAID', 'MATCHING'],
  COMPLETED: ['RETURNED'],
  CANCELLED: [],
  REJECTED: [],
  FAILED: [],
  RETURNED: [],
};

/** An order over which nobody acts any more; a bank may still send its money back. */
export function isWithdrawalClosed(state: WithdrawalState): boolean {
  return !withdrawalMoves[state].some((to) => to !== 'RETURNED');
}

export const withdrawalActors = ['member', 'house', 'provider', 'system', 'peer'] as const;
export type WithdrawalActor = (typeof withdrawalActors)[number];

const actors: Readonly<Partial<Record<WithdrawalState, WithdrawalActor>>> = {
  REQUESTED: 'system',
  RISK: 'system',
  REVIEW: 'house',
  INFO_NEEDED: 'member',
  APPROVED: 'house',
  MATCHING: 'system',
  PAYING: 'provider',
  PART_PAID: 'system',
  PAID: 'system',
  AWAIT_RECEIPT: 'member',
  DISPUTED: 'house',
};

/** What stands against paying an order that the house would pay next. */
export type PayoutHold =
  | 'papers_wanted'
  | 'papers_checked'
  | 'account_stopped'
  | 'money_held'
  | 'payouts_stopped';

const holders: Readonly<Record<PayoutHold, WithdrawalActor>> = {
  papers_wanted: 'member',
  papers_checked: 'house',
  account_stopped: 'house',
  // Its time runs out by itself.
  money_held: 'system',
  payouts_stopped: 'house',
};

/** Whether the next payment of an order is the house's to make; a slice under way is not. */
export function isForHouseToPay(
  state: WithdrawalState,
  slices: readonly { readonly state: SliceState }[],
): boolean {
  const isUnderWay = slices.some((slice) => slice.state === 'ASSIGNED');
  return state === 'APPROVED' || (state === 'PAYING' && !isUnderWay);
}

/** Who has to act next on an order; undefined when nobody has to. */
export function nextActor(
  state: WithdrawalState,
  payment: {
    readonly slices: readonly { readonly state: SliceState }[];
    readonly hold: PayoutHold | undefined;
    /** Another member is to pay what is under way. */
    readonly isPeerPaying?: boolean;
    /** Nobody was found in time, and its member says how it goes on. */
    readonly isChosen?: boolean;
  },
): WithdrawalActor | undefined {
  if (isForHouseToPay(state, payment.slices)) {
    return payment.hold === undefined ? 'house' : holders[payment.hold];
  }
  if (state === 'PAYING' && payment.isPeerPaying === true) {
    return 'peer';
  }
  return state === 'MATCHING' && payment.isChosen === true ? 'member' : actors[state];
}
