import type { Endpoints } from '@portal/protocol';
import { claimRebates as call } from '@portal/protocol/calls/rebates';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['claimRebates'];

export function claimRebates(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
