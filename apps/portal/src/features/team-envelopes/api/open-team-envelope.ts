import type { Endpoints } from '@portal/protocol';
import { openTeamEnvelope as call } from '@portal/protocol/calls/team-envelopes';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['openTeamEnvelope'];

export function openTeamEnvelope(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
