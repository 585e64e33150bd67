import type { Endpoints, SentBodyOf } from '@portal/protocol';
import { spinSlot } from '@portal/protocol/calls/games';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function sendSpin(
  body: SentBodyOf<Endpoints['spinSlot']>,
  key: string,
): Promise<Outcome<Endpoints['spinSlot']>> {
  return client.send(spinSlot, { body, key });
}
