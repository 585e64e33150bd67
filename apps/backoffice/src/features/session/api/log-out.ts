import type { Endpoints } from '@portal/protocol/endpoints';
import { wire } from '@portal/protocol/client';
import { client, sessionToken } from '../../../shared/client.ts';
import { queryClient } from '../../../shared/query-client.ts';
import { signedOut } from '../operator-session.ts';

const operatorLogout = wire<Endpoints['operatorLogout']>({
  method: 'DELETE',
  path: '/api/backoffice/session/logout',
});

/** Ends the session; what was read is forgotten even when the server could not be told. */
export async function logOut(): Promise<void> {
  await client.send(operatorLogout, {});
  sessionToken.clear();
  queryClient.clear();
  signedOut();
}
