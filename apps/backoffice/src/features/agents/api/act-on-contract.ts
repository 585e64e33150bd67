import type { Endpoints, SentBodyOf } from '@portal/protocol';
import { processHouseContract, proposeHouseContract } from '@portal/protocol/calls/desk-agents';
import type { Failure, Outcome } from '@portal/protocol/client';
import { auditKeys } from '../../../shared/audit-keys.ts';
import { client } from '../../../shared/client.ts';
import { queryClient } from '../../../shared/query-client.ts';
import { agentKeys } from '../agent-keys.ts';
import type { MemberContracts } from './list-contracts.ts';

export type HouseOffer = SentBodyOf<Endpoints['proposeHouseContract']>;
export type HouseAct = SentBodyOf<Endpoints['processHouseContract']>;

export async function offerContract(id: string, body: HouseOffer): Promise<Failure | undefined> {
  return keep(id, await client.send(proposeHouseContract, { params: { id }, body }));
}

export async function actOnContract(id: string, body: HouseAct): Promise<Failure | undefined> {
  return keep(id, await client.send(processHouseContract, { params: { id }, body }));
}

/** The answer stands on the screen from then on; a failure is given back. */
function keep(
  id: string,
  outcome: Outcome<Endpoints['proposeHouseContract'] | Endpoints['processHouseContract']>,
): Failure | undefined {
  if (!outcome.ok) {
    return outcome;
  }
  queryClient.setQueryData<MemberContracts>(agentKeys.contracts(id), outcome.value);
  void queryClient.invalidateQueries({ queryKey: agentKeys.line(id) });
  void queryClient.invalidateQueries({ queryKey: auditKeys.all });
  return undefined;
}
