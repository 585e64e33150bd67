import type { Endpoints, OperatorAbility, OperatorRole, ReplyOf } from '@portal/protocol';
import { abilitiesOf, operatorRoles } from '@portal/protocol';
import type { OperatorRow } from './store.ts';

type Listed = ReplyOf<Endpoints['listOperators']>['content'][number];
export type OperatorAction = Listed['abilities'][number];

const managing: OperatorAbility = 'operators.manage';

/** Roles whose holders can make, lock and promote others; one of them stays for ever. */
export const managingRoles: readonly OperatorRole[] = operatorRoles.filter((role) =>
  abilitiesOf(role).includes(managing),
);

/** What one operator may do with another; with the own account nobody does anything here. */
export function actionsOn(
  actor: { readonly id: string; readonly role: string },
  target: Pick<OperatorRow, 'id' | 'state'> & { readonly hasFactor: boolean },
): readonly OperatorAction[] {
  if (actor.id === target.id || !abilitiesOf(actor.role).includes(managing)) {
    return [];
  }
  if (target.state !== 'active') {
    return ['unlock'];
  }
  const always = ['lock', 'change_role', 'reset_password'] as const;
  return target.hasFactor ? [...always, 'reset_factor'] : always;
}

/** Whether somebody who can manage operators is left without this one. */
export function someoneManages(operators: readonly OperatorRow[], withoutId: string): boolean {
  return operators.some(
    ({ id, role, state }) =>
      id !== withoutId && state === 'active' && abilitiesOf(role).includes(managing),
  );
}
