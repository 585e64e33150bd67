import type { Input } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';

type Search = NonNullable<Input<Endpoints['listMembers']>['query']>;

/** Query keys of the members resource. */
export const memberKeys = {
  lists: ['members', 'list'] as const,
  list: (search: Search) => ['members', 'list', search] as const,
  one: (id: string) => ['members', 'one', id] as const,
  rounds: (id: string, filter: object) => ['members', 'rounds', id, filter] as const,
  roundTotals: (id: string, filter: object) => ['members', 'round-totals', id, filter] as const,
  statement: (id: string, filter: object) => ['members', 'statement', id, filter] as const,
  statementTotals: (id: string, filter: object) =>
    ['members', 'statement-totals', id, filter] as const,
};
