import { resetOperatorFactor as call } from '@portal/protocol/calls/operators';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Reset = Endpoints['resetOperatorFactor'];

export function resetOperatorFactor(input: Input<Reset>): Promise<Outcome<Reset>> {
  return client.send(call, input);
}
