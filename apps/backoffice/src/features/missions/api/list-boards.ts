import type { ReplyOf } from '@portal/protocol';
import { listBoards } from '@portal/protocol/calls/missions-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';

export type DeskBoards = ReplyOf<Endpoints['listBoards']>;
export type DeskBoard = DeskBoards['list'][number];

export function useBoards() {
  return useQuery({
    queryKey: ['missions', 'boards'],
    queryFn: async ({ signal }) => valueOf(await client.send(listBoards, { signal })),
  });
}
