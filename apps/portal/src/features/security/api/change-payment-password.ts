import type { Endpoints, SentBodyOf } from '@portal/protocol';
import { changePaymentPassword as call } from '@portal/protocol/calls/contacts';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function changePaymentPassword(
  body: SentBodyOf<Endpoints['changePaymentPassword']>,
): Promise<Outcome<Endpoints['changePaymentPassword']>> {
  return client.send(call, { body });
}
