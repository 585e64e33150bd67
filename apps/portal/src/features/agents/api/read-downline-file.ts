import type { Endpoints } from '@portal/protocol';
import { readDownlineFile as call } from '@portal/protocol/calls/downline';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['readDownlineFile'];

export function readDownlineFile(query: NonNullable<Input<Call>['query']>): Promise<Outcome<Call>> {
  return client.send(call, { query });
}
