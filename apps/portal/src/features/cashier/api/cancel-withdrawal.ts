import type { Endpoints } from '@portal/protocol';
import { cancelWithdrawal as call } from '@portal/protocol/calls/cashier';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['cancelWithdrawal'];

export function cancelWithdrawal(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
