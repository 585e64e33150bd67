import { createCampaign as call } from '@portal/protocol/calls/campaigns-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['createCampaign'];

export function createCampaign(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
