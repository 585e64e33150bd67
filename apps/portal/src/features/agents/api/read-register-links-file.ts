import type { Endpoints } from '@portal/protocol';
import { readRegisterLinksFile as call } from '@portal/protocol/calls/agents';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['readRegisterLinksFile'];

export function readRegisterLinksFile(
  query: NonNullable<Input<Call>['query']>,
): Promise<Outcome<Call>> {
  return client.send(call, { query });
}
