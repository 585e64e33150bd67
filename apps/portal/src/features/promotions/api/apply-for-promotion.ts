import type { Endpoints } from '@portal/protocol';
import { applyForPromotion as call } from '@portal/protocol/calls/promotions';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['applyForPromotion'];

export function applyForPromotion(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
