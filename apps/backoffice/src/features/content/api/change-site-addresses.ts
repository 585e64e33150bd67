import { changeSiteAddresses as call } from '@portal/protocol/calls/addresses-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['changeSiteAddresses'];

export function changeSiteAddresses(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
