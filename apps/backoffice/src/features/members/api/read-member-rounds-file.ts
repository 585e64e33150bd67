import { readMemberRoundsFile as call } from '@portal/protocol/calls/backoffice';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Read = Endpoints['readMemberRoundsFile'];

export function readMemberRoundsFile(input: Input<Read>): Promise<Outcome<Read>> {
  return client.send(call, input);
}
