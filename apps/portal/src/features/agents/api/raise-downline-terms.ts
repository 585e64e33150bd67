import type { Endpoints } from '@portal/protocol';
import { raiseDownlineTerms as call } from '@portal/protocol/calls/downline';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['raiseDownlineTerms'];

export function raiseDownlineTerms(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
