import type { Endpoints, SentBodyOf } from '@portal/protocol';
import { sendPapers as call } from '@portal/protocol/calls/kyc';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function sendPapers(
  body: SentBodyOf<Endpoints['sendPapers']>,
): Promise<Outcome<Endpoints['sendPapers']>> {
  return client.send(call, { body });
}
