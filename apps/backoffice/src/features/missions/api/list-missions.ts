import type { ReplyOf } from '@portal/protocol';
import { listMissions } from '@portal/protocol/calls/missions-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';

export type DeskMissions = ReplyOf<Endpoints['listMissions']>;
export type DeskMission = DeskMissions['list'][number];

export function useMissions() {
  return useQuery({
    queryKey: ['missions', 'missions'],
    queryFn: async ({ signal }) => valueOf(await client.send(listMissions, { signal })),
  });
}
