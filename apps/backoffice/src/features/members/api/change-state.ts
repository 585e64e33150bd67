import { lockMember, unlockMember } from '@portal/protocol/calls/backoffice';
import type { Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';
import { queryClient } from '../../../shared/query-client.ts';
import { memberKeys } from '../member-keys.ts';

export type StateChange = 'lock' | 'unlock';

/** Locks or unlocks a member for a reason that goes to the audit trail. */
export async function changeState(change: {
  readonly id: string;
  readonly to: StateChange;
  readonly reason: string;
}): Promise<Outcome<Endpoints['lockMember'] | Endpoints['unlockMember']>> {
  const input = { params: { id: change.id }, body: { reason: change.reason } };
  const outcome =
    change.to === 'lock'
      ? await client.send(lockMember, input)
      : await client.send(unlockMember, input);
  if (outcome.ok) {
    queryClient.setQueryData(memberKeys.one(change.id), outcome.value);
    void queryClient.invalidateQueries({ queryKey: [...memberKeys.all, 'list'] });
    void queryClient.invalidateQueries({ queryKey: ['audit'] });
  }
  return outcome;
}
