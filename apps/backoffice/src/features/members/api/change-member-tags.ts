import { changeMemberTags as call } from '@portal/protocol/calls/member-tags-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Change = Endpoints['changeMemberTags'];

export function changeMemberTags(input: Input<Change>): Promise<Outcome<Change>> {
  return client.send(call, input);
}
