import { ok, refused, type Result } from '@portal/money';
import type { ContractState } from './contract.ts';

/** Who acts, as the server has found out. `THIRD` is neither party. */
export const contractActors = [
  'PAYER',
  'PAYEE',
  'REQUESTER',
  'COUNTERPARTY',
  'SYSTEM',
  'ADMIN',
  'THIRD',
  'TRIAL',
] as const;
export type ContractActor = (typeof contractActors)[number];

interface Move {
  readonly from: readonly ContractState[];
  readonly action: string;
  readonly by: readonly ContractActor[];
  readonly to: ContractState;
}

const inForce: readonly ContractState[] = ['ACTIVE', 'TERM_REQUESTED'];
const pending: readonly ContractState[] = ['PENDING'];
const asked: readonly ContractState[] = ['TERM_REQUESTED'];

/** The state machine of agents-loyalty-money.md C3 as data. */
export const contractMoves: readonly Move[] = [
  { from: pending, action: 'ACCEPT', by: ['PAYEE'], to: 'ACTIVE' },
  { from: pending, action: 'REJECT', by: ['PAYEE'], to: 'REJECTED' },
  { from: pending, action: 'WITHDRAW', by: ['PAYER'], to: 'WITHDRAWN' },
  { from: pending, action: 'TIMEOUT', by: ['SYSTEM'], to: 'EXPIRED' },
  { from: pending, action: 'OWN_CONTRACT_LOST', by: ['SYSTEM'], to: 'CANCELLED' },
  { from: pending, action: 'HIGHER_THAN_OWN', by: ['SYSTEM'], to: 'CANCELLED' },
  { from: ['ACTIVE'], action: 'REQUEST_TERMINATION', by: ['PAYER', 'PAYEE'], to: 'TERM_REQUESTED' },
  { from: asked, action: 'ACCEPT', by: ['COUNTERPARTY'], to: 'TERMINATED' },
  { from: asked, action: 'REJECT', by: ['COUNTERPARTY'], to: 'ACTIVE' },
  { from: asked, action: 'WITHDRAW', by: ['REQUESTER'], to: 'ACTIVE' },
  { from: asked, action: 'NOTICE_PERIOD_OVER', by: ['SYSTEM'], to: 'TERMINATED' },
  { from: inForce, action: 'REPLACED', by: ['SYSTEM'], to: 'SUPERSEDED' },
  { from: inForce, action: 'HIGHER_THAN_OWN', by: ['SYSTEM'], to: 'AUTO_ENDED' },
  { from: inForce, action: 'OWN_CONTRACT_LOST', by: ['SYSTEM'], to: 'AUTO_ENDED' },
  { from: inForce, action: 'PARTY_CLOSED', by: ['SYSTEM'], to: 'AUTO_ENDED' },
  { from: inForce, action: 'END_DATE', by: ['SYSTEM'], to: 'EXPIRED' },
  { from: inForce, action: 'FORCE_END', by: ['ADMIN'], to: 'TERMINATED' },
];

export type MoveRefusal = 'in_need_true_account' | 'NOT_FOUND' | 'BAD_STATE' | 'NOT_YOUR_REQUEST';

/**
 * The state after an action. Refused in this order: a trial account, an outsider (as if nothing
 * were there), an action that the state does not have, the wrong party.
 */
export function moveContract(
  state: ContractState,
  actor: ContractActor,
  action: string,
): Result<ContractState, MoveRefusal> {
  if (actor === 'TRIAL') {
    return refused('in_need_true_account');
  }
  if (actor === 'THIRD') {
    return refused('NOT_FOUND');
  }
  const moves = contractMoves.filter((move) => move.action === action && move.from.includes(state));
  const allowed = moves.find((move) => move.by.includes(actor));
  if (allowed !== undefined) {
    return ok(allowed.to);
  }
  return refused(moves.length === 0 ? 'BAD_STATE' : 'NOT_YOUR_REQUEST');
}

/** Actions that the state offers, for the abilities of a screen. */
export function nextMoves(state: ContractState): readonly { action: string; to: ContractState }[] {
  return contractMoves
    .filter((move) => move.from.includes(state))
    .map(({ action, to }) => ({ action, to }));
}
