import type { Endpoints, SentBodyOf } from '@portal/protocol';
import { shootNumber as call } from '@portal/protocol/calls/lottery-shots';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function shootNumber(
  body: SentBodyOf<Endpoints['shootNumber']>,
): Promise<Outcome<Endpoints['shootNumber']>> {
  return client.send(call, { body });
}
