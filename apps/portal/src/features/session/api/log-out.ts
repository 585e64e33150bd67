import type { Endpoints } from '@portal/protocol';
import { logOut as call } from '@portal/protocol/calls/identity';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function logOut(): Promise<Outcome<Endpoints['logOut']>> {
  return client.send(call, {});
}
