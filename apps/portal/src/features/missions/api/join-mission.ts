import type { Endpoints } from '@portal/protocol';
import { joinMission as call } from '@portal/protocol/calls/missions';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['joinMission'];

export function joinMission(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
