import type { ReferralState, ReplyOf } from '@portal/protocol';
import { listDeskReferrals } from '@portal/protocol/calls/referrals-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';

export type DeskReferral = ReplyOf<Endpoints['listDeskReferrals']>['content'][number];

export function useDeskReferrals(state: ReferralState | undefined) {
  return useInfiniteQuery(
    cursorPages(['referrals', 'list', state], async (place, signal) => {
      const query = state === undefined ? place : { state, ...place };
      return valueOf(await client.send(listDeskReferrals, { query, signal }));
    }),
  );
}
