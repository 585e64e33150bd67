import { changePaymentProvider as call } from '@portal/protocol/calls/payment-providers';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['changePaymentProvider'];

export function changePaymentProvider(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
