import type { Endpoints } from '@portal/protocol';
import { claimPromotion as call } from '@portal/protocol/calls/promotions';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['claimPromotion'];

export function claimPromotion(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
