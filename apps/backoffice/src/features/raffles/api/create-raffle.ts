import { createRaffle as call } from '@portal/protocol/calls/raffles-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['createRaffle'];

export function createRaffle(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
