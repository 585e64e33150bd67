import type { Endpoints, SentBodyOf } from '@portal/protocol';
import { login } from '@portal/protocol/calls/identity';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function logIn(
  credentials: SentBodyOf<Endpoints['login']>,
): Promise<Outcome<Endpoints['login']>> {
  return client.send(login, { body: { ...credentials, type: 'username' } });
}
