import type { ContractActor } from '@portal/commission';
import type { ContractAction, MemberId } from '@portal/protocol';
import type { ContractRow } from './store-contracts.ts';

/** Who somebody is to a contract; null is the house. */
export function actorOf(row: ContractRow, by: MemberId | null): ContractActor {
  if (row.payerId !== by && row.payeeId !== by) {
    return 'THIRD';
  }
  if (row.state === 'TERM_REQUESTED') {
    return row.requestedBy === (by ?? 'HOUSE') ? 'REQUESTER' : 'COUNTERPARTY';
  }
  return row.payerId === by ? 'PAYER' : 'PAYEE';
}

/** The rules' word for what a party does. */
export function ruleAction(action: ContractAction): string {
  return action === 'terminate' ? 'REQUEST_TERMINATION' : action.toUpperCase();
}
