import type { Endpoints } from '@portal/protocol';
import { readTeamStatementFile as call } from '@portal/protocol/calls/team';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['readTeamStatementFile'];

export function readTeamStatementFile(
  query: NonNullable<Input<Call>['query']>,
): Promise<Outcome<Call>> {
  return client.send(call, { query });
}
