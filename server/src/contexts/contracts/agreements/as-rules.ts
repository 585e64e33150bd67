import type { Contract } from '@portal/commission';
import { house } from '@portal/commission';
import type { ContractRow } from './store-contracts.ts';
import { tiersIn } from './tiers.ts';

type RuleRow = Pick<
  ContractRow,
  | 'id'
  | 'kind'
  | 'payerId'
  | 'payeeId'
  | 'scope'
  | 'periodType'
  | 'state'
  | 'tiers'
  | 'startsAt'
  | 'endsAt'
>;

/** A stored contract as the rules see it. */
export function ruleContract(row: RuleRow): Contract {
  const { id, kind, payerId, payeeId, scope, periodType, state, startsAt, endsAt } = row;
  return {
    id,
    kind,
    payer: payerId ?? house,
    payee: payeeId,
    scope,
    periodType,
    state,
    tiers: tiersIn(row.tiers),
    ...(startsAt !== null && { from: startsAt }),
    ...(endsAt !== null && { to: endsAt }),
  };
}
