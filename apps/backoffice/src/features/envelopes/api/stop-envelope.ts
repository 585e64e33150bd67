import { stopEnvelope as call } from '@portal/protocol/calls/envelopes-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['stopEnvelope'];

export function stopEnvelope(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
