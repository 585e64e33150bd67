import type { Endpoints, SentBodyOf } from '@portal/protocol';
import { register } from '@portal/protocol/calls/identity';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function registerMember(
  registration: SentBodyOf<Endpoints['register']>,
): Promise<Outcome<Endpoints['register']>> {
  const body = { ...registration, login: true, registerMethod: 'WEB' } as const;
  return client.send(register, { body });
}
