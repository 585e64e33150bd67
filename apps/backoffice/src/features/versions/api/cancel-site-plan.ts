import { cancelSitePlan as call } from '@portal/protocol/calls/site-versions-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['cancelSitePlan'];

export function cancelSitePlan(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
