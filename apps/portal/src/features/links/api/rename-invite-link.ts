import type { Endpoints } from '@portal/protocol';
import { renameInviteLink as call } from '@portal/protocol/calls/invite-links';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['renameInviteLink'];

export function renameInviteLink(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
