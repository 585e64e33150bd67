import type { Endpoints } from '@portal/protocol';
import { provePayment as call } from '@portal/protocol/calls/payment-proof';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['provePayment'];

/** Whoever sits there knows the payment password; the next call that needs it uses this up. */
export function provePayment(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
