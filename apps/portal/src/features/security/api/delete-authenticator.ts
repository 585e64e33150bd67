import type { Endpoints } from '@portal/protocol';
import { deleteAuthenticator as call } from '@portal/protocol/calls/security';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function deleteAuthenticator(): Promise<Outcome<Endpoints['deleteAuthenticator']>> {
  return client.send(call, {});
}
