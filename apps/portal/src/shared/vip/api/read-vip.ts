import type { Endpoints, ReplyOf } from '@portal/protocol';
import { useLanguage } from '@portal/i18n/react';
import { readVip } from '@portal/protocol/calls/vip';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../client/portal-client.ts';
import { useMember } from '../../session/session.ts';
import { useSite } from '../../site/site-facts.ts';

export type Vip = ReplyOf<Endpoints['readVip']>;

const freshMs = 60_000;

/** Where the member stands; nothing is asked where the site has no ranks. */
export function useVip() {
  const { hasVip } = useSite();
  const isMember = useMember()?.isTrial === false;
  const { code } = useLanguage();
  return useQuery({
    queryKey: ['vip', 'own', code],
    queryFn: async ({ signal }) => valueOf(await client.send(readVip, { signal })),
    enabled: hasVip && isMember,
    staleTime: freshMs,
  });
}
