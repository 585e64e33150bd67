import type { Endpoints } from '@portal/protocol';
import { noteDownline as call } from '@portal/protocol/calls/downline';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['noteDownline'];

export function noteDownline(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
