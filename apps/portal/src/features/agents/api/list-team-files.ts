import type { Endpoints, ReplyOf } from '@portal/protocol';
import { listTeamFiles } from '@portal/protocol/calls/team-files';
import { valueOf } from '@portal/protocol/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { teamFileKeys } from '../../../shared/team-files/team-file-keys.ts';

export type TeamFile = ReplyOf<Endpoints['listTeamFiles']>['content'][number];

const askAgainMs = 2_000;
const onTheirWay: readonly TeamFile['state'][] = ['waiting', 'making'];

/** Asked again for as long as one of them is on its way. */
export function teamFilesQuery(page: number) {
  return queryOptions({
    queryKey: teamFileKeys.page(page),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(listTeamFiles, { query: { page: String(page) }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.content.some((file) => onTheirWay.includes(file.state)) === true
        ? askAgainMs
        : false,
  });
}
