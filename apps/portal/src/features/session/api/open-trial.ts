import type { Endpoints } from '@portal/protocol';
import { openTrial as call } from '@portal/protocol/calls/identity';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

/** For a visitor who has confirmed the age that the site asks for. */
export function openTrial(): Promise<Outcome<Endpoints['openTrial']>> {
  return client.send(call, { body: { platform: 'W', ageConfirmed: true } });
}
