import type { ReplyOf } from '@portal/protocol';
import { listTeamFaults } from '@portal/protocol/calls/desk-team-proofs';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { agentKeys } from '../agent-keys.ts';

export type TeamFault = ReplyOf<Endpoints['listTeamFaults']>['content'][number];

export function useTeamFaults() {
  return useQuery({
    queryKey: agentKeys.faults,
    queryFn: async ({ signal }) => {
      const query = { pageSize: '100' };
      return valueOf(await client.send(listTeamFaults, { query, signal }));
    },
  });
}
