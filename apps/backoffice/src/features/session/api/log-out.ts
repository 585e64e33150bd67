import { logOutOperator } from '@portal/protocol/calls/backoffice';
import { forgetForms } from '@portal/ui';
import { client, sessionToken } from '../../../shared/client.ts';
import { unlockDesk } from '../../../shared/desk-lock.ts';
import { queryClient } from '../../../shared/query-client.ts';
import { signedOut } from '../operator-session.ts';

/** Ends the session; what was read is forgotten even when the server could not be told. */
export async function logOut(): Promise<void> {
  await client.send(logOutOperator, {});
  sessionToken.clear();
  unlockDesk();
  forgetForms();
  queryClient.clear();
  signedOut();
}
