import type { Endpoints, SentBodyOf } from '@portal/protocol';
import { changePassword as call } from '@portal/protocol/calls/password';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function changePassword(
  body: SentBodyOf<Endpoints['changePassword']>,
): Promise<Outcome<Endpoints['changePassword']>> {
  return client.send(call, { body });
}
