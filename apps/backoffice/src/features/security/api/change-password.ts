import { changeOperatorPassword } from '@portal/protocol/calls/operator-security';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client, sessionToken } from '../../../shared/client.ts';

type Change = Endpoints['changeOperatorPassword'];

/** The session goes on under another token. */
export async function changePassword(body: Input<Change>['body']): Promise<Outcome<Change>> {
  const outcome = await client.send(changeOperatorPassword, { body });
  if (outcome.ok) {
    sessionToken.write(outcome.value.token);
  }
  return outcome;
}
