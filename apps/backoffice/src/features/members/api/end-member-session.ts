import { endMemberSession as call } from '@portal/protocol/calls/member-sessions-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type End = Endpoints['endMemberSession'];

export function endMemberSession(input: Input<End>): Promise<Outcome<End>> {
  return client.send(call, input);
}
