import { endBoard as call } from '@portal/protocol/calls/missions-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['endBoard'];

export function endBoard(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
