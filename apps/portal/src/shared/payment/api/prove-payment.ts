import type { Endpoints } from '@portal/protocol';
import { provePayment as call } from '@portal/protocol/calls/payment-proof';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../client/portal-client.ts';

type Call = Endpoints['provePayment'];

export function provePayment(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
