import type { Endpoints } from '@portal/protocol';
import { openEnvelope as call } from '@portal/protocol/calls/envelopes';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['openEnvelope'];

export function openEnvelope(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
