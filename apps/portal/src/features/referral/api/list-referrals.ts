import type { ReplyOf } from '@portal/protocol';
import { listReferrals } from '@portal/protocol/calls/referrals';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { referralKeys } from '../referral-keys.ts';

export type OwnReferral = ReplyOf<Endpoints['listReferrals']>['content'][number];

export function useReferrals() {
  return useInfiniteQuery({
    queryKey: referralKeys.list,
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { cursor: pageParam };
      return valueOf(await client.send(listReferrals, { query, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
}
