import type { Endpoints, OperatorRole, ReplyOf } from '@portal/protocol';
import { abilitiesOf, operatorRoles } from '@portal/protocol';
import type { Operator } from './store.ts';

export function presentOperator(operator: Operator): ReplyOf<Endpoints['readOperator']> {
  const { id, username, role } = operator;
  return { id, username, role: roleOf(role), abilities: [...abilitiesOf(role)] };
}

/** A role that this release does not know is shown as the role with the fewest abilities. */
function roleOf(role: string): OperatorRole {
  return operatorRoles.find((candidate) => candidate === role) ?? 'auditor';
}
