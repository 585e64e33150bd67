import { refuseRequest as call } from '@portal/protocol/calls/approvals';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Refuse = Endpoints['refuseRequest'];

export function refuseRequest(input: Input<Refuse>): Promise<Outcome<Refuse>> {
  return client.send(call, input);
}
