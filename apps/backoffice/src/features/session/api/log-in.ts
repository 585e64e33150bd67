import type { Endpoints } from '@portal/protocol/endpoints';
import { logInOperator } from '@portal/protocol/calls/backoffice';
import type { Input, Outcome } from '@portal/protocol/client';
import { client, sessionToken } from '../../../shared/client.ts';
import { unlockDesk } from '../../../shared/desk-lock.ts';
import { signedIn } from '../operator-session.ts';

type Login = Endpoints['logInOperator'];

export async function logIn(body: Input<Login>['body']): Promise<Outcome<Login>> {
  const outcome = await client.send(logInOperator, { body });
  if (outcome.ok) {
    unlockDesk();
    sessionToken.write(outcome.value.token);
    signedIn(outcome.value.operator);
  }
  return outcome;
}
