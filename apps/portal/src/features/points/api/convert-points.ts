import type { Endpoints } from '@portal/protocol';
import { convertPoints as call } from '@portal/protocol/calls/points';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['convertPoints'];

export function convertPoints(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
