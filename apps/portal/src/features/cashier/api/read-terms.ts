import { useLanguage } from '@portal/i18n/react';
import type { ReplyOf } from '@portal/protocol';
import { readWithdrawalTerms } from '@portal/protocol/calls/cashier';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { cashierKeys } from '../cashier-keys.ts';

export type Terms = ReplyOf<Endpoints['readWithdrawalTerms']>;
export type Requirement = Terms['requirements'][number];

export function useTerms() {
  const { code: language } = useLanguage();
  return useQuery({
    queryKey: cashierKeys.terms(language),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readWithdrawalTerms, { query: { language }, signal })),
  });
}
