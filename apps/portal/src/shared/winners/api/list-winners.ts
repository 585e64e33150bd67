import type { Endpoints, ReplyOf } from '@portal/protocol';
import { listWinners } from '@portal/protocol/calls/winners';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/portal-client.ts';
import { gameViewer } from '../../games/game-viewer.ts';
import { keptList } from '../../games/kept-lists.ts';

export type Winner = ReplyOf<Endpoints['listWinners']>['list'][number];

/** The server reads the board once a minute. */
const freshForMs = 60_000;

/** Kept in the tab; another language asks for its own (portal.md, section 4). */
export function winnersQuery(language: string) {
  const { keep, read } = keptList<Winner>('winners', language);
  return queryOptions({
    queryKey: ['winners', language],
    queryFn: async ({ signal }) => {
      const query = { gameCategory: 'ALL', language, limitNum: '20', ...gameViewer() } as const;
      return keep(valueOf(await client.send(listWinners, { query, signal })).list);
    },
    initialData: () => read()?.list,
    initialDataUpdatedAt: () => read()?.atMs,
    staleTime: freshForMs,
  });
}
