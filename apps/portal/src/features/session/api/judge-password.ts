import type { Endpoints, SentBodyOf } from '@portal/protocol';
import { judgePassword as call } from '@portal/protocol/calls/password-judgement';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

/** What the lists of the server have against a password that nobody has sent yet. */
export function judgePassword(
  choice: SentBodyOf<Endpoints['judgePassword']>,
): Promise<Outcome<Endpoints['judgePassword']>> {
  return client.send(call, { body: choice });
}
