import type { Endpoints, SentBodyOf } from '@portal/protocol';
import { repairTeamSums as call } from '@portal/protocol/calls/desk-team-proofs';
import type { Failure } from '@portal/protocol/client';
import { auditKeys } from '../../../shared/audit-keys.ts';
import { client } from '../../../shared/client.ts';
import { queryClient } from '../../../shared/query-client.ts';
import { agentKeys } from '../agent-keys.ts';

export async function repairTeamSums(
  body: SentBodyOf<Endpoints['repairTeamSums']>,
): Promise<Failure | undefined> {
  const outcome = await client.send(call, { body });
  if (!outcome.ok) {
    return outcome;
  }
  void queryClient.invalidateQueries({ queryKey: agentKeys.faults });
  void queryClient.invalidateQueries({ queryKey: auditKeys.all });
  return undefined;
}
