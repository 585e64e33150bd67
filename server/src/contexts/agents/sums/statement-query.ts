import type { listTeamStatement } from './use-cases/list-team-statement.ts';

type Narrowing = Parameters<typeof listTeamStatement>[1];

/** The filters of the wire as the use case takes them; list and file take the same. */
export function statementQuery(query: {
  readonly account?: string | undefined;
  readonly category?: Narrowing['category'];
  readonly search?: string | undefined;
  readonly active?: 'yes' | undefined;
  readonly sort?: Narrowing['sort'] | undefined;
  readonly order?: Narrowing['order'] | undefined;
  readonly from: string;
  readonly to: string;
}): Omit<Narrowing, 'offset' | 'limit'> {
  const { account, category, search, active, from, to } = query;
  const { sort = 'joined', order = 'desc' } = query;
  return { account, category, search, isActiveOnly: active === 'yes', sort, order, from, to };
}
