import type { ReplyOf } from '@portal/protocol';
import { simulatePromotion as call } from '@portal/protocol/calls/promotions-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Simulate = Endpoints['simulatePromotion'];

export type Simulation = ReplyOf<Simulate>;

export function simulatePromotion(input: Input<Simulate>): Promise<Outcome<Simulate>> {
  return client.send(call, input);
}
