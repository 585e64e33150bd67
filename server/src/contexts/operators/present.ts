import type { Endpoints, OperatorRole, ReplyOf } from '@portal/protocol';
import { abilitiesOf, operatorRoles } from '@portal/protocol';
import type { Operator } from './store.ts';

export function presentOperator(operator: Operator): ReplyOf<Endpoints['readOperator']> {
  const { id, username, role } = operator;
  return { id, username, role: roleOf(role), abilities: [...abilitiesOf(role)] };
}

/** A role of a later release is shown as the one that may do least. */
function roleOf(role: string): OperatorRole {
  return operatorRoles.find((known) => known === role) ?? 'auditor';
}
