import type { Input } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';

type Search = NonNullable<Input<Endpoints['listMembers']>['query']>;

/** Query keys of the members resource. */
export const memberKeys = {
  lists: ['members', 'list'] as const,
  list: (search: Search) => ['members', 'list', search] as const,
  one: (id: string) => ['members', 'one', id] as const,
  rounds: (id: string) => ['members', 'rounds', id] as const,
  statement: (id: string) => ['members', 'statement', id] as const,
};
