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
  PAYING: ['PAID', 'FAILED'],
  PAID: ['AWAIT_RECEIPT', 'COMPLETED'],
  AWAIT_RECEIPT: ['COMPLETED', 'DISPUTED', 'PAYING'],
  DISPUTED: ['COMPLETED', 'PAYING', 'REJECTED'],
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

/** Who has to act next on an order; undefined when nobody has to. */
export const withdrawalActors = ['member', 'house', 'provider', 'system'] as const;
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

export function nextActor(state: WithdrawalState): WithdrawalActor | undefined {
  return actors[state];
}
