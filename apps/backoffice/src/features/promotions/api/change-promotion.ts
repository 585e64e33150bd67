import { changePromotion as call } from '@portal/protocol/calls/promotions-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['changePromotion'];

export function changePromotion(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
