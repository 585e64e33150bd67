import { useLanguage } from '@portal/i18n/react';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { listFreeSpins } from '@portal/protocol/calls/free-spins';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../client/portal-client.ts';
import { useMember } from '../session/session.ts';

export type FreeSpins = ReplyOf<Endpoints['listFreeSpins']>[number];

export const freeSpinsKeys = { all: ['freeSpins'] } as const;

/** What the member can play without a stake, on one slot or on all; trial accounts have none. */
export function useFreeSpins(nodeId?: string) {
  const { code: language } = useLanguage();
  const member = useMember();
  return useQuery({
    queryKey: [...freeSpinsKeys.all, language, nodeId ?? null],
    queryFn: async ({ signal }) =>
      valueOf(
        await client.send(listFreeSpins, {
          query: { language, ...(nodeId !== undefined && { nodeId }) },
          signal,
        }),
      ),
    enabled: member !== undefined && !member.isTrial,
  });
}
