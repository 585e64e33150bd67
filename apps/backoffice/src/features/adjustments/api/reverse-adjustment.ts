import { reverseAdjustment as call } from '@portal/protocol/calls/adjustments';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Reverse = Endpoints['reverseAdjustment'];

export function reverseAdjustment(input: Input<Reverse>): Promise<Outcome<Reverse>> {
  return client.send(call, input);
}
