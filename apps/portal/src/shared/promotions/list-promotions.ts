import { useLanguage } from '@portal/i18n/react';
import type { ReplyOf } from '@portal/protocol';
import { listOwnPromotions, listPromotions } from '@portal/protocol/calls/promotions';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../client/portal-client.ts';
import { useSession } from '../session/session.ts';
import { promotionKeys } from './promotion-keys.ts';

export type Promotion = ReplyOf<Endpoints['listPromotions']>[number];

/** All promotions; for who is signed in with where each of them stands. */
export function usePromotions() {
  const { code: language } = useLanguage();
  const status = useSession((state) => state.status);
  const isMember = status === 'member';
  return useQuery({
    queryKey: promotionKeys.list(language, isMember),
    queryFn: async ({ signal }) => {
      const input = { query: { language }, signal };
      return isMember
        ? valueOf(await client.send(listOwnPromotions, input))
        : valueOf(await client.send(listPromotions, input));
    },
    enabled: status !== 'checking',
  });
}
