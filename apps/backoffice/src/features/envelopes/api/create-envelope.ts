import { createEnvelope as call } from '@portal/protocol/calls/envelopes-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['createEnvelope'];

export function createEnvelope(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
