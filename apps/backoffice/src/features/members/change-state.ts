import type { Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { auditKeys } from '../../shared/audit-keys.ts';
import { queryClient } from '../../shared/query-client.ts';
import { lockMember } from './api/lock-member.ts';
import { unlockMember } from './api/unlock-member.ts';
import { memberKeys } from './member-keys.ts';

export type StateChange = 'lock' | 'unlock';

/** Locks or unlocks a member for a reason that goes to the audit trail. */
export async function changeState(change: {
  readonly id: string;
  readonly to: StateChange;
  readonly reason: string;
}): Promise<Outcome<Endpoints['lockMember'] | Endpoints['unlockMember']>> {
  const input = { params: { id: change.id }, body: { reason: change.reason } };
  const outcome = change.to === 'lock' ? await lockMember(input) : await unlockMember(input);
  if (outcome.ok) {
    queryClient.setQueryData(memberKeys.one(change.id), outcome.value);
    void queryClient.invalidateQueries({ queryKey: memberKeys.lists });
    void queryClient.invalidateQueries({ queryKey: auditKeys.all });
  }
  return outcome;
}
