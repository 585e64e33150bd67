import type { Endpoints } from '@portal/protocol';
import { confirmAuthenticator as call } from '@portal/protocol/calls/security';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function confirmAuthenticator(
  code: string,
): Promise<Outcome<Endpoints['confirmAuthenticator']>> {
  return client.send(call, { body: { code } });
}
