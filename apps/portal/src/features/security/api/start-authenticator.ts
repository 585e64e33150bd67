import type { Endpoints } from '@portal/protocol';
import { startAuthenticator as call } from '@portal/protocol/calls/security';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function startAuthenticator(): Promise<Outcome<Endpoints['startAuthenticator']>> {
  return client.send(call, {});
}
