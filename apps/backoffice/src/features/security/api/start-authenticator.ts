import { startOperatorAuthenticator } from '@portal/protocol/calls/operator-security';
import type { Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

export function startAuthenticator(): Promise<Outcome<Endpoints['startOperatorAuthenticator']>> {
  return client.send(startOperatorAuthenticator, {});
}
