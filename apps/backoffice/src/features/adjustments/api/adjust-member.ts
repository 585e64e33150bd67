import { adjustMember as call } from '@portal/protocol/calls/adjustments';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Adjust = Endpoints['adjustMember'];

export function adjustMember(input: Input<Adjust>): Promise<Outcome<Adjust>> {
  return client.send(call, input);
}
