import type { Endpoints } from '@portal/protocol';
import { cancelRedeem as call } from '@portal/protocol/calls/points';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['cancelRedeem'];

export function cancelRedeem(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
