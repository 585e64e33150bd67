import {
  contractScopes,
  incomeSources,
  rateCategories,
  type IncomeSource,
  type RateCategory,
} from '@portal/protocol';
import { addressText, type DaySearch } from '@portal/records';
import { type PageSize, pageSizeIn } from '../../shared/lists/page-sizes.ts';

const views = ['source', 'downline'] as const;
type ContractScope = (typeof contractScopes)[number];

export const statementSorts = [
  'joined',
  'deposit',
  'withdrawal',
  'stake',
  'valid',
  'payout',
  'net',
  'rebate',
  'bonus',
  'salary',
  'total',
] as const;

/** The query of the address of a report: days, whose team, what narrows it, and the page. */
export interface TeamSearch extends DaySearch {
  readonly account?: string | undefined;
  readonly category?: RateCategory | undefined;
  readonly source?: IncomeSource | undefined;
  /** What a contract counts. */
  readonly counts?: ContractScope | undefined;
  readonly view?: 'source' | 'downline' | undefined;
  readonly search?: string | undefined;
  readonly active?: 'yes' | undefined;
  readonly sort?: (typeof statementSorts)[number] | undefined;
  readonly order?: 'asc' | undefined;
  /** Those directly below without their teams. */
  readonly scope?: 'direct' | undefined;
  readonly page?: number | undefined;
  readonly size?: PageSize | undefined;
}

export interface TeamAddress {
  readonly search: TeamSearch;
  readonly onSearch: (change: TeamSearch) => void;
}

/** What it does not understand it leaves out. */
export function readTeamSearch(raw: Readonly<Record<string, unknown>>): TeamSearch {
  const page = Number(raw['page']);
  return {
    from: addressText(raw['from']),
    to: addressText(raw['to']),
    account: addressText(raw['account']),
    category: rateCategories.find((category) => category === raw['category']),
    source: incomeSources.find((source) => source === raw['source']),
    counts: contractScopes.find((scope) => scope === raw['counts']),
    view: views.find((view) => view === raw['view']),
    search: addressText(raw['search']),
    active: raw['active'] === 'yes' ? 'yes' : undefined,
    sort: statementSorts.find((sort) => sort === raw['sort']),
    order: raw['order'] === 'asc' ? 'asc' : undefined,
    scope: raw['scope'] === 'direct' ? 'direct' : undefined,
    size: pageSizeIn(raw['size']),
    page: Number.isInteger(page) && page > 1 && page <= 500 ? page : undefined,
  };
}
