import type { Endpoints } from '@portal/protocol';
import { claimBirthdayGift as call } from '@portal/protocol/calls/vip';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['claimBirthdayGift'];

export function claimBirthdayGift(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
