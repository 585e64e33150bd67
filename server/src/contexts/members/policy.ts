import type { MemberAbility } from '@portal/protocol';
import { abilitiesOf as abilitiesOfRole } from '@portal/protocol';
import type { Member, MemberKind } from './store.ts';

const byKind: Readonly<Record<MemberKind, readonly MemberAbility[]>> = {
  member: ['play_real', 'play_trial', 'member_centre'],
  agent: ['play_real', 'play_trial', 'member_centre', 'agent_centre'],
  // portal.md section 6: a trial account opens no centre and plays with fun money only.
  trial: ['play_trial'],
};

export function abilitiesOf(member: Pick<Member, 'kind'>): readonly MemberAbility[] {
  return byKind[member.kind];
}

export type DeskAction =
  | 'lock'
  | 'unlock'
  | 'adjust'
  | 'read_statement'
  | 'reset_factor'
  | 'release';

/** What an operator of this role may do with the member in its present state. */
export function deskActions(
  role: string,
  member: Pick<Member, 'state' | 'kind'> & { readonly hasFactor: boolean },
): readonly DeskAction[] {
  const held = abilitiesOfRole(role);
  const change: DeskAction = member.state === 'active' ? 'lock' : 'unlock';
  return [
    ...(held.includes('members.lock') ? [change] : []),
    ...(held.includes('members.lock') && member.hasFactor ? (['reset_factor'] as const) : []),
    ...(held.includes('members.lock') && member.kind !== 'trial' ? (['release'] as const) : []),
    // A trial account has no real money (R35).
    ...(held.includes('members.adjust') && member.kind !== 'trial' ? (['adjust'] as const) : []),
    ...(held.includes('statements.read') ? (['read_statement'] as const) : []),
  ];
}
