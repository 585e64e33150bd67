import type { Endpoints } from '@portal/protocol';
import { logout } from '@portal/protocol/calls/identity';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function logOut(): Promise<Outcome<Endpoints['logout']>> {
  return client.send(logout, {});
}
