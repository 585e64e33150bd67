import { withdrawRequest as call } from '@portal/protocol/calls/approvals';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Withdraw = Endpoints['withdrawRequest'];

export function withdrawRequest(input: Input<Withdraw>): Promise<Outcome<Withdraw>> {
  return client.send(call, input);
}
