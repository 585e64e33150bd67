import type { Endpoints } from '@portal/protocol';
import { loginFreePlay } from '@portal/protocol/calls/identity';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function logInFreePlay(): Promise<Outcome<Endpoints['loginFreePlay']>> {
  return client.send(loginFreePlay, { body: { platform: 'W', ageConfirmed: true } });
}
