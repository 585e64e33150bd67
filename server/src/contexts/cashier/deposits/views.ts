import type { DepositState, DepositView } from '@portal/protocol';

/** What operators have to do: to match, to decide about, to send back. */
const toDo = ['PROOF', 'MISMATCH', 'LATE', 'REFUNDING'] as const;

/** Which open orders a list of the desk shows; the closed ones are told by their end. */
export const statesOfView: Readonly<Record<DepositView, readonly DepositState[]>> = {
  to_do: toDo,
  to_match: ['PROOF'],
  to_decide: ['MISMATCH', 'LATE'],
  to_refund: ['REFUNDING'],
  waiting: ['CREATED', 'AWAITING', 'CONFIRMING', 'PAID'],
  closed: [],
};
