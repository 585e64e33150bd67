import type { Endpoints } from '@portal/protocol';
import { openDownlineAccount as call } from '@portal/protocol/calls/downline';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['openDownlineAccount'];

export function openDownlineAccount(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
