import { endSessionsOfMember as call } from '@portal/protocol/calls/sessions-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type End = Endpoints['endSessionsOfMember'];

export function endSessionsOfMember(input: Input<End>): Promise<Outcome<End>> {
  return client.send(call, input);
}
