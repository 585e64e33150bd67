import { changeMemberTerms } from '@portal/protocol/calls/desk-agents';
import type { Failure } from '@portal/protocol/client';
import { auditKeys } from '../../../shared/audit-keys.ts';
import { client } from '../../../shared/client.ts';
import { queryClient } from '../../../shared/query-client.ts';
import { agentKeys } from '../agent-keys.ts';
import type { MemberLine, Terms } from './read-line.ts';

/** The answer stands on the screen from then on; a failure is given back. */
export async function changeTerms(
  id: string,
  body: { readonly terms: Terms; readonly reason: string },
): Promise<Failure | undefined> {
  const outcome = await client.send(changeMemberTerms, { params: { id }, body });
  if (!outcome.ok) {
    return outcome;
  }
  queryClient.setQueryData<MemberLine>(agentKeys.line(id), outcome.value);
  void queryClient.invalidateQueries({ queryKey: auditKeys.all });
  return undefined;
}
