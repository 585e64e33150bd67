import { takePoints as call } from '@portal/protocol/calls/points-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['takePoints'];

export function takePoints(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
