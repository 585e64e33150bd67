import type { Input } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';

type Search = NonNullable<Input<Endpoints['listMembers']>['query']>;

/** Query keys of the members resource. */
export const memberKeys = {
  lists: ['members', 'list'] as const,
  list: (search: Search) => ['members', 'list', search] as const,
  tags: (id: string) => ['members', 'tags', id] as const,
  notes: (id: string) => ['members', 'notes', id] as const,
  sessions: (id: string) => ['members', 'sessions', id] as const,
  signIns: (id: string) => ['members', 'sign-ins', id] as const,
  funds: (id: string) => ['members', 'funds', id] as const,
  one: (id: string) => ['members', 'one', id] as const,
  rounds: (id: string, filter: object) => ['members', 'rounds', id, filter] as const,
  roundTotals: (id: string, filter: object) => ['members', 'round-totals', id, filter] as const,
  bets: (id: string, filter: object) => ['members', 'bets', id, filter] as const,
  betTotals: (id: string, filter: object) => ['members', 'bet-totals', id, filter] as const,
  bet: (id: string, query: object) => ['members', 'bet', id, query] as const,
  statement: (id: string, filter: object) => ['members', 'statement', id, filter] as const,
  statementTotals: (id: string, filter: object) =>
    ['members', 'statement-totals', id, filter] as const,
};
