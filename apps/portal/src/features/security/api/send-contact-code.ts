import type { Endpoints, SentBodyOf } from '@portal/protocol';
import { sendContactCode as call } from '@portal/protocol/calls/contacts';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function sendContactCode(
  body: SentBodyOf<Endpoints['sendContactCode']>,
): Promise<Outcome<Endpoints['sendContactCode']>> {
  return client.send(call, { body });
}
