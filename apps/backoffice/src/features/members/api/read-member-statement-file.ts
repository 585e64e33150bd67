import { readMemberStatementFile as call } from '@portal/protocol/calls/backoffice';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Read = Endpoints['readMemberStatementFile'];

export function readMemberStatementFile(input: Input<Read>): Promise<Outcome<Read>> {
  return client.send(call, input);
}
