import type { Endpoints } from '@portal/protocol';
import { createRegisterLink as call } from '@portal/protocol/calls/agents';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['createRegisterLink'];

export function createRegisterLink(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
