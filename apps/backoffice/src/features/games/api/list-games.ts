import type { ReplyOf } from '@portal/protocol';
import { listDeskGames } from '@portal/protocol/calls/games-desk';
import type { Input } from '@portal/protocol/client';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';

type List = Endpoints['listDeskGames'];

export type GameList = ReplyOf<List>;
export type DeskGame = GameList['content'][number];
export type GameVendor = GameList['vendors'][number];

export function useGames(query: NonNullable<Input<List>['query']>) {
  return useQuery({
    queryKey: ['games', 'list', query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => valueOf(await client.send(listDeskGames, { query, signal })),
  });
}
