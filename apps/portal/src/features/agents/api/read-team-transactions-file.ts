import type { Endpoints } from '@portal/protocol';
import { readTeamTransactionsFile as call } from '@portal/protocol/calls/team-records';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['readTeamTransactionsFile'];

export function readTeamTransactionsFile(
  query: NonNullable<Input<Call>['query']>,
): Promise<Outcome<Call>> {
  return client.send(call, { query });
}
