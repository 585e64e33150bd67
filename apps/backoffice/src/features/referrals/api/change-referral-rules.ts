import { changeReferralRules as call } from '@portal/protocol/calls/referrals-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['changeReferralRules'];

export function changeReferralRules(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
