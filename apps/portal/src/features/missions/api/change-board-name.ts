import type { Endpoints } from '@portal/protocol';
import { changeBoardName as call } from '@portal/protocol/calls/missions';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['changeBoardName'];

export function changeBoardName(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
