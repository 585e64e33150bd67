import type { Endpoints, SentBodyOf } from '@portal/protocol';
import { logIn as call } from '@portal/protocol/calls/identity';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function logIn(
  credentials: SentBodyOf<Endpoints['logIn']>,
): Promise<Outcome<Endpoints['logIn']>> {
  return client.send(call, { body: { type: 'username', ...credentials } });
}
