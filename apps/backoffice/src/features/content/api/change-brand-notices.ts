import { changeBrandNotices as call } from '@portal/protocol/calls/content-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['changeBrandNotices'];

export function changeBrandNotices(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
