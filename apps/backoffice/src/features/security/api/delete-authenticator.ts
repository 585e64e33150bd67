import { deleteOperatorAuthenticator } from '@portal/protocol/calls/operator-security';
import type { Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

export function deleteAuthenticator(): Promise<Outcome<Endpoints['deleteOperatorAuthenticator']>> {
  return client.send(deleteOperatorAuthenticator, {});
}
