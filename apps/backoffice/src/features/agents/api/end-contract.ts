import type { ForceEndWay } from '@portal/protocol';
import { endContractByForce as call } from '@portal/protocol/calls/desk-agents';
import type { Failure } from '@portal/protocol/client';
import { client } from '../../../shared/client.ts';
import { queryClient } from '../../../shared/query-client.ts';
import { agentKeys } from '../agent-keys.ts';

/** Asks a second person; a failure is given back. */
export async function endContractByForce(
  memberId: string,
  body: { readonly contractId: string; readonly way: ForceEndWay; readonly reason: string },
): Promise<Failure | undefined> {
  const outcome = await client.send(call, { params: { id: memberId }, body });
  // A refusal says that the contract moved meanwhile.
  void queryClient.invalidateQueries({ queryKey: agentKeys.contracts(memberId) });
  return outcome.ok ? undefined : outcome;
}
