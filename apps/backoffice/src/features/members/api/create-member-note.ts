import { createMemberNote as call } from '@portal/protocol/calls/member-notes-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Write = Endpoints['createMemberNote'];

export function createMemberNote(input: Input<Write>): Promise<Outcome<Write>> {
  return client.send(call, input);
}
