import type { Endpoints, ReplyOf } from '@portal/protocol';
import { getRounds } from '@portal/protocol/calls/games';
import { readStatement } from '@portal/protocol/calls/wallet';
import { valueOf } from '@portal/protocol/client';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import type { PlayMode } from '../../../shared/games/start-game.ts';

export type RoundLine = ReplyOf<Endpoints['getRounds']>['content'][number];
export type StatementLine = ReplyOf<Endpoints['readStatement']>['content'][number];

/** design-brief 1.11: twenty to a page. */
const pageSize = '20';

export interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const recordKeys = {
  all: ['records'] as const,
  rounds: (filter: object) => ['records', 'rounds', filter] as const,
  statement: (filter: object) => ['records', 'statement', filter] as const,
};

export function roundsQuery(filter: Period & { mode: PlayMode; language: string }) {
  return infiniteQueryOptions({
    queryKey: recordKeys.rounds(filter),
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filter, limit: pageSize, cursor: pageParam };
      return valueOf(await client.send(getRounds, { query, signal }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

export function statementQuery(filter: Period) {
  return infiniteQueryOptions({
    queryKey: recordKeys.statement(filter),
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filter, limit: pageSize, cursor: pageParam };
      return valueOf(await client.send(readStatement, { query, signal }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}
