import type { Endpoints } from '@portal/protocol/endpoints';
import { resetMemberFactor as call } from '@portal/protocol/calls/backoffice';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client.ts';

type Reset = Endpoints['resetMemberFactor'];

export function resetMemberFactor(input: Input<Reset>): Promise<Outcome<Reset>> {
  return client.send(call, input);
}
