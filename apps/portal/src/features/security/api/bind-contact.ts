import type { Endpoints, SentBodyOf } from '@portal/protocol';
import { bindContact as call } from '@portal/protocol/calls/contacts';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function bindContact(
  body: SentBodyOf<Endpoints['bindContact']>,
): Promise<Outcome<Endpoints['bindContact']>> {
  return client.send(call, { body });
}
