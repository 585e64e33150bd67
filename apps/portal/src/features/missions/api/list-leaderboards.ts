import { useLanguage } from '@portal/i18n/react';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { listLeaderboards } from '@portal/protocol/calls/missions';
import { isLookAgain, valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { missionKeys } from '../mission-keys.ts';

export type Boards = ReplyOf<Endpoints['listLeaderboards']>;
export type Board = Boards['list'][number];
export type Place = Board['places'][number];

/** How often a board is counted anew (agents-loyalty-money.md D5). */
const refreshMs = 60_000;

export function useLeaderboards() {
  const { code: language } = useLanguage();
  return useQuery({
    queryKey: missionKeys.boards(language),
    queryFn: async ({ signal, ...question }) =>
      valueOf(
        await client.send(listLeaderboards, {
          query: { language },
          signal,
          isBackground: isLookAgain(question),
        }),
      ),
    refetchInterval: refreshMs,
  });
}
