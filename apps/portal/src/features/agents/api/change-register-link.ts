import type { Endpoints } from '@portal/protocol';
import { changeRegisterLink as call } from '@portal/protocol/calls/agents';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['changeRegisterLink'];

export function changeRegisterLink(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
