import { addressText } from '@portal/records';
import { type PageSize, pageSizeIn } from '../../shared/lists/page-sizes.ts';
import { amountPattern, matching } from './team-record-search.ts';

const kinds = ['agent', 'member'] as const;
const scopes = ['direct', 'team'] as const;
export const downlineSorts = ['joined', 'balance', 'teamSize', 'seen'] as const;
const orders = ['asc', 'desc'] as const;

/** The query of the address of a downline: whose, which part of it, and the page. */
export interface DownlineSearch {
  readonly account?: string | undefined;
  readonly search?: string | undefined;
  readonly kind?: (typeof kinds)[number] | undefined;
  readonly scope?: (typeof scopes)[number] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly leastBalance?: string | undefined;
  readonly mostBalance?: string | undefined;
  readonly contract?: 'yes' | undefined;
  readonly sort?: (typeof downlineSorts)[number] | undefined;
  readonly order?: (typeof orders)[number] | undefined;
  readonly page?: number | undefined;
  readonly size?: PageSize | undefined;
}

/** What it does not understand it leaves out. */
export function readDownlineSearch(raw: Readonly<Record<string, unknown>>): DownlineSearch {
  const page = Number(raw['page']);
  return {
    account: addressText(raw['account']),
    search: addressText(raw['search']),
    kind: kinds.find((kind) => kind === raw['kind']),
    scope: scopes.find((scope) => scope === raw['scope']),
    from: dayOf(raw['from']),
    to: dayOf(raw['to']),
    leastBalance: matching(raw['leastBalance'], amountPattern),
    mostBalance: matching(raw['mostBalance'], amountPattern),
    contract: raw['contract'] === 'yes' ? 'yes' : undefined,
    sort: downlineSorts.find((sort) => sort === raw['sort']),
    order: orders.find((order) => order === raw['order']),
    size: pageSizeIn(raw['size']),
    page: Number.isInteger(page) && page > 1 && page <= 500 ? page : undefined,
  };
}

function dayOf(value: unknown): string | undefined {
  const text = addressText(value);
  return text !== undefined && /^\d{4}-\d{2}-\d{2}$/u.test(text) ? text : undefined;
}
