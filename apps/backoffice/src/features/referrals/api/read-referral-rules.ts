import type { ReplyOf } from '@portal/protocol';
import { readReferralRules } from '@portal/protocol/calls/referrals-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';

export type ReferralRules = ReplyOf<Endpoints['readReferralRules']>;

export function useReferralRules() {
  return useQuery({
    queryKey: ['referrals', 'rules'],
    queryFn: async ({ signal }) => valueOf(await client.send(readReferralRules, { signal })),
  });
}
