import type { MemberAbility } from '@portal/protocol';
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
