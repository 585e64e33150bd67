import type { listDownline } from './use-cases/list-downline.ts';

type Query = Parameters<typeof listDownline>[1];

type Narrowing = Omit<Query, 'hasContract' | 'pageNum' | 'pageSize'>;

/** The filters of the wire as the use case takes them; list and file take the same. */
export function downlineQuery(
  query: { readonly [Name in keyof Narrowing]?: Narrowing[Name] | undefined } & {
    readonly contract?: 'yes' | undefined;
  },
  showsBalances: boolean,
): Omit<Query, 'pageNum' | 'pageSize'> {
  const { account, search, kind, from, to, order } = query;
  const { scope = 'direct', sort: by = 'joined', contract } = query;
  // What nobody may see is told by no bound and no order either.
  const { leastBalance, mostBalance } = showsBalances ? query : {};
  const sort = by === 'balance' && !showsBalances ? 'joined' : by;
  const hasContract = contract === 'yes';
  const bounds = { leastBalance, mostBalance, hasContract };
  return { account, scope, search, kind, from, to, sort, order, ...bounds };
}
