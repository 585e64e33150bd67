import type { OperatorAbility, OperatorRole } from '@portal/protocol';
import { operatorRoles, roleAbilities } from '@portal/protocol';
import type { OperatorActor } from '../../platform/context.ts';

function isRole(role: string): role is OperatorRole {
  return operatorRoles.some((known) => known === role);
}

/** An unknown role may do nothing. */
export function abilitiesOf(role: string): readonly OperatorAbility[] {
  return isRole(role) ? roleAbilities[role] : [];
}

export function can(actor: OperatorActor, ability: string): boolean {
  return abilitiesOf(actor.role).some((held) => held === ability);
}

export function roleOf(role: string): OperatorRole {
  return isRole(role) ? role : 'auditor';
}

export type MemberAction = 'lock' | 'unlock' | 'read_statement';

/** What an operator may do with a member in its present state. */
export function memberActions(
  role: string,
  member: { readonly state: 'active' | 'locked' },
): readonly MemberAction[] {
  const held = abilitiesOf(role);
  const change: MemberAction = member.state === 'active' ? 'lock' : 'unlock';
  return [
    ...(held.includes('members.lock') ? [change] : []),
    ...(held.includes('statements.read') ? (['read_statement'] as const) : []),
  ];
}
