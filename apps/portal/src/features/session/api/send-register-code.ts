import type { Endpoints, SentBodyOf } from '@portal/protocol';
import { sendRegisterCode as call } from '@portal/protocol/calls/verification';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

/** Sends a code to a visitor who registers. */
export function sendRegisterCode(
  body: SentBodyOf<Endpoints['sendRegisterCode']>,
): Promise<Outcome<Endpoints['sendRegisterCode']>> {
  return client.send(call, { body });
}
