import type { Endpoints, SentBodyOf } from '@portal/protocol';
import { sendLoginCode } from '@portal/protocol/calls/verification';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

/** Sends a code to a member who is not signed in. */
export function sendCode(
  body: SentBodyOf<Endpoints['sendLoginCode']>,
): Promise<Outcome<Endpoints['sendLoginCode']>> {
  return client.send(sendLoginCode, { body });
}
