import { billPayStates, contractScopes, contractStates } from '@portal/protocol';
import { addressText, type DaySearch } from '@portal/records';
import { type PageSize, pageSizeIn } from '../../shared/lists/page-sizes.ts';

/** The parts of a page of contracts, in the order of their tabs. */
export const contractTabs = ['records', 'mine', 'downline', 'requests'] as const;
export type ContractTab = (typeof contractTabs)[number];

export const billDirections = ['in', 'out'] as const;

/** The query of the address of a page of contracts: its part; days and filters of the records. */
export interface ContractSearch extends DaySearch {
  readonly tab?: ContractTab | undefined;
  readonly direction?: (typeof billDirections)[number] | undefined;
  readonly scope?: (typeof contractScopes)[number] | undefined;
  readonly payState?: (typeof billPayStates)[number] | undefined;
  readonly account?: string | undefined;
  /** How many records come at once. */
  readonly size?: PageSize | undefined;
  /** Of a contract itself. */
  readonly state?: (typeof contractStates)[number] | undefined;
}

export interface ContractAddress {
  readonly search: ContractSearch;
  readonly onSearch: (change: ContractSearch) => void;
}

/** What it does not understand it leaves out. */
export function readContractSearch(raw: Readonly<Record<string, unknown>>): ContractSearch {
  return {
    tab: contractTabs.find((tab) => tab === raw['tab']),
    from: addressText(raw['from']),
    to: addressText(raw['to']),
    direction: billDirections.find((direction) => direction === raw['direction']),
    scope: contractScopes.find((scope) => scope === raw['scope']),
    payState: billPayStates.find((state) => state === raw['payState']),
    account: addressText(raw['account']),
    size: pageSizeIn(raw['size']),
    state: contractStates.find((state) => state === raw['state']),
  };
}
