import type { Endpoints } from '@portal/protocol';
import { redeemPoints as call } from '@portal/protocol/calls/points';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['redeemPoints'];

export function redeemPoints(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
