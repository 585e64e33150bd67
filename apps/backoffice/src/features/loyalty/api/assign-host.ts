import { assignHost as call } from '@portal/protocol/calls/vip';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['assignHost'];

export function assignHost(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
