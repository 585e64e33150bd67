import type { OperatorStop } from '@portal/protocol';
import {
  excludeMember,
  liftStop,
  proveMember,
  stopMember,
} from '@portal/protocol/calls/desk-protection';
import type { Failure } from '@portal/protocol/client';
import { auditKeys } from '../../../shared/audit-keys.ts';
import { client } from '../../../shared/client.ts';
import { queryClient } from '../../../shared/query-client.ts';
import { type MemberProtection, protectionKey } from './read-member-protection.ts';

/** What an operator may do for the protection of a member, each for a reason. */
export type ProtectionAct =
  | { readonly act: 'stop' | 'lift'; readonly flag: OperatorStop }
  | { readonly act: 'exclude'; readonly months: number | null }
  | { readonly act: 'prove' };

/** The answer stands on the screen from then on; a failure is given back. */
export async function sendAct(
  id: string,
  command: ProtectionAct & { readonly reason: string },
): Promise<Failure | undefined> {
  const outcome = await answerTo(id, command);
  if (!outcome.ok) {
    return outcome;
  }
  queryClient.setQueryData<MemberProtection>(protectionKey(id), outcome.value);
  void queryClient.invalidateQueries({ queryKey: auditKeys.all });
  return undefined;
}

function answerTo(id: string, command: ProtectionAct & { readonly reason: string }) {
  const params = { id };
  const { reason } = command;
  switch (command.act) {
    case 'stop':
      return client.send(stopMember, { params, body: { flag: command.flag, reason } });
    case 'lift':
      return client.send(liftStop, { params, body: { flag: command.flag, reason } });
    case 'exclude':
      return client.send(excludeMember, { params, body: { months: command.months, reason } });
    case 'prove':
      return client.send(proveMember, { params, body: { reason } });
  }
}
