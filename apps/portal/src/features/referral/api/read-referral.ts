import { useLanguage } from '@portal/i18n/react';
import type { ReplyOf } from '@portal/protocol';
import { readReferral } from '@portal/protocol/calls/referrals';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { referralKeys } from '../referral-keys.ts';

export type ReferralSummary = ReplyOf<Endpoints['readReferral']>;

export function useReferral() {
  const { code: language } = useLanguage();
  return useQuery({
    queryKey: referralKeys.summary(language),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readReferral, { query: { language }, signal })),
  });
}
