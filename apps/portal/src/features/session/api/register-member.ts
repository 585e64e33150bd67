import type { Endpoints, SentBodyOf } from '@portal/protocol';
import { register, registerMobile } from '@portal/protocol/calls/identity';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

const signedIn = { login: true, registerMethod: 'WEB' } as const;

export function registerMember(
  registration: SentBodyOf<Endpoints['register']>,
): Promise<Outcome<Endpoints['register']>> {
  return client.send(register, { body: { ...registration, ...signedIn } });
}

export function registerByMobile(
  registration: SentBodyOf<Endpoints['registerMobile']>,
): Promise<Outcome<Endpoints['registerMobile']>> {
  return client.send(registerMobile, { body: { ...registration, ...signedIn } });
}
