import type { Endpoints } from '@portal/protocol';
import { bindSocial as call } from '@portal/protocol/calls/social';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function bindSocial(ticket: string): Promise<Outcome<Endpoints['bindSocial']>> {
  return client.send(call, { body: { ticket } });
}
