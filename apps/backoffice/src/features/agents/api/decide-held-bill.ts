import type { HeldBillWay } from '@portal/protocol';
import { decideHeldBill as call } from '@portal/protocol/calls/desk-agents';
import type { Failure } from '@portal/protocol/client';
import { client } from '../../../shared/client.ts';
import { queryClient } from '../../../shared/query-client.ts';
import { agentKeys } from '../agent-keys.ts';

/** Asks a second person; a failure is given back. */
export async function decideHeldBill(body: {
  readonly billId: string;
  readonly way: HeldBillWay;
  readonly reason: string;
}): Promise<Failure | undefined> {
  const outcome = await client.send(call, { body });
  // A refusal says that the list is old.
  void queryClient.invalidateQueries({ queryKey: agentKeys.allHeld });
  return outcome.ok ? undefined : outcome;
}
