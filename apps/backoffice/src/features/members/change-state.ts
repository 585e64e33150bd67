import type { Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { auditKeys } from '../../shared/audit-keys.ts';
import { queryClient } from '../../shared/query-client.ts';
import { lockMember } from './api/lock-member.ts';
import { resetMemberFactor } from './api/reset-member-factor.ts';
import { unlockMember } from './api/unlock-member.ts';
import { memberKeys } from './member-keys.ts';

export type StateChange = 'lock' | 'unlock' | 'reset_factor';

const calls = { lock: lockMember, unlock: unlockMember, reset_factor: resetMemberFactor } as const;

/**
 * Locks or unlocks a member, or takes the second factor off, for a reason that goes to the audit
 * trail.
 */
export async function changeState(change: {
  readonly id: string;
  readonly to: StateChange;
  readonly reason: string;
}): Promise<
  Outcome<Endpoints['lockMember'] | Endpoints['unlockMember'] | Endpoints['resetMemberFactor']>
> {
  const input = { params: { id: change.id }, body: { reason: change.reason } };
  const outcome = await calls[change.to](input);
  if (outcome.ok) {
    queryClient.setQueryData(memberKeys.one(change.id), outcome.value);
    void queryClient.invalidateQueries({ queryKey: memberKeys.lists });
    void queryClient.invalidateQueries({ queryKey: auditKeys.all });
  }
  return outcome;
}
