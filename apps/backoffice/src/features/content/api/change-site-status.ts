import { changeSiteStatus as call } from '@portal/protocol/calls/site-status-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['changeSiteStatus'];

export function changeSiteStatus(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
