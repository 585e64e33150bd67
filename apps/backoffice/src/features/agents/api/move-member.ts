import { moveMember as call } from '@portal/protocol/calls/desk-agents';
import type { Failure } from '@portal/protocol/client';
import { auditKeys } from '../../../shared/audit-keys.ts';
import { client } from '../../../shared/client.ts';
import { queryClient } from '../../../shared/query-client.ts';
import { agentKeys } from '../agent-keys.ts';
import type { MemberLine } from './read-line.ts';

/** Asks a second person; a failure is given back. */
export async function moveMember(
  id: string,
  body: { readonly to: string | null; readonly reason: string },
): Promise<Failure | undefined> {
  const outcome = await client.send(call, { params: { id }, body });
  if (!outcome.ok) {
    return outcome;
  }
  queryClient.setQueryData<MemberLine>(agentKeys.line(id), outcome.value);
  void queryClient.invalidateQueries({ queryKey: auditKeys.all });
  return undefined;
}
