import type { Endpoints, OperatorAbility, OperatorRole, ReplyOf } from '@portal/protocol';
import { abilitiesOf, coversRole, operatorRoles } from '@portal/protocol';
import { Refusal } from '../../platform/refusal.ts';
import type { OperatorRow } from './store.ts';
import type { OperatorLine } from './use-cases/list-operators.ts';

type Listed = ReplyOf<Endpoints['listOperators']>['content'][number];
type Confirmable = 'standsFor' | 'isSamePerson' | 'mustChangePassword';
export type OperatorAction = Listed['abilities'][number];

const managing: OperatorAbility = 'operators.manage';

/** Roles whose holders can make, lock and promote others; one of them stays for ever. */
export const managingRoles: readonly OperatorRole[] = operatorRoles.filter((role) =>
  abilitiesOf(role).includes(managing),
);

/** What one operator may do with another; with the own account nobody does anything here. */
export function actionsOn(
  actor: { readonly id: string; readonly role: string },
  target: Pick<OperatorLine, 'id' | 'role' | 'state' | 'hasFactor' | Confirmable>,
): readonly OperatorAction[] {
  const held = abilitiesOf(actor.role);
  if (actor.id === target.id || !held.includes(managing) || !coversRole(held, target.role)) {
    return [];
  }
  if (target.state !== 'active') {
    return ['unlock'];
  }
  return [
    'lock',
    'change_role',
    'reset_password',
    ...(target.hasFactor ? (['reset_factor'] as const) : []),
    ...(isConfirmable(target) ? (['confirm'] as const) : []),
  ];
}

/** Whether the actor may say that somebody else holds it than whoever opened it. */
function isConfirmable(target: Pick<OperatorLine, Confirmable>): boolean {
  return target.standsFor.length > 0 && !target.isSamePerson && !target.mustChangePassword;
}

/** Refuses `ability_missing` where a role, held or to be given, may do what the actor may not. */
export function refuseAbove(actor: { readonly role: string }, role: string): void {
  if (!coversRole(abilitiesOf(actor.role), role)) {
    throw new Refusal('ability_missing');
  }
}

/**
 * Whether without this one somebody is left who can manage every operator: those who may do less
 * than an owner could neither make a new owner nor help one who is locked out.
 */
export function someoneManagesAll(operators: readonly OperatorRow[], withoutId: string): boolean {
  return operators.some(
    ({ id, role, state }) => id !== withoutId && state === 'active' && managesAll(role),
  );
}

/** Whether holders of a role can manage everybody. */
export function managesAll(role: string): boolean {
  const held = abilitiesOf(role);
  return held.includes(managing) && operatorRoles.every((other) => coversRole(held, other));
}
