import { readMemberBetsFile as call } from '@portal/protocol/calls/member-bets';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Read = Endpoints['readMemberBetsFile'];

export function readMemberBetsFile(input: Input<Read>): Promise<Outcome<Read>> {
  return client.send(call, input);
}
