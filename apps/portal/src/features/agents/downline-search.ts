import { addressText } from '@portal/records';

const kinds = ['agent', 'member'] as const;
const scopes = ['direct', 'team'] as const;
const orders = ['asc', 'desc'] as const;

/** The query of the address of a downline: whose, which part of it, and the page. */
export interface DownlineSearch {
  readonly account?: string | undefined;
  readonly search?: string | undefined;
  readonly kind?: (typeof kinds)[number] | undefined;
  readonly scope?: (typeof scopes)[number] | undefined;
  readonly order?: (typeof orders)[number] | undefined;
  readonly page?: number | undefined;
}

/** What it does not understand it leaves out. */
export function readDownlineSearch(raw: Readonly<Record<string, unknown>>): DownlineSearch {
  const page = Number(raw['page']);
  return {
    account: addressText(raw['account']),
    search: addressText(raw['search']),
    kind: kinds.find((kind) => kind === raw['kind']),
    scope: scopes.find((scope) => scope === raw['scope']),
    order: orders.find((order) => order === raw['order']),
    page: Number.isInteger(page) && page > 1 && page <= 500 ? page : undefined,
  };
}
