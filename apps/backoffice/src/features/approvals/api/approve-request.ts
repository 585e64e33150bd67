import { approveRequest as call } from '@portal/protocol/calls/approvals';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Approve = Endpoints['approveRequest'];

export function approveRequest(input: Input<Approve>): Promise<Outcome<Approve>> {
  return client.send(call, input);
}
