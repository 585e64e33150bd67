import type { Endpoints } from '@portal/protocol';
import { claimReward as call } from '@portal/protocol/calls/rewards';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['claimReward'];

export function claimReward(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
