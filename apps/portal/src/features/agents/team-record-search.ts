import {
  betCategories,
  betResults,
  ledgerGroupNames,
  type BetCategory,
  type BetResult,
  type LedgerGroup,
} from '@portal/protocol';
import { addressText, type DaySearch } from '@portal/records';
import { type PageSize, pageSizeIn } from '../../shared/lists/page-sizes.ts';

export const recordScopes = ['self', 'direct', 'team'] as const;
export type RecordScope = (typeof recordScopes)[number];

/** The query of a record of the team: its days, whose, what narrows it, the line that is open. */
export interface TeamRecordSearch extends DaySearch {
  readonly account?: string | undefined;
  readonly scope?: RecordScope | undefined;
  readonly category?: BetCategory | undefined;
  readonly provider?: string | undefined;
  readonly result?: BetResult | undefined;
  readonly group?: LedgerGroup | undefined;
  readonly least?: string | undefined;
  readonly most?: string | undefined;
  /** How many lines come at once. */
  readonly size?: PageSize | undefined;
  readonly open?: string | undefined;
}

export interface TeamRecordAddress {
  readonly search: TeamRecordSearch;
  /** `keep` stays in the history as one place, such as lines that are looked through. */
  readonly onSearch: (change: TeamRecordSearch, history?: 'keep') => void;
}

/** What it does not understand it leaves out. */
export function readTeamRecordSearch(raw: Readonly<Record<string, unknown>>): TeamRecordSearch {
  return {
    from: addressText(raw['from']),
    to: addressText(raw['to']),
    account: addressText(raw['account']),
    scope: recordScopes.find((scope) => scope === raw['scope']),
    category: betCategories.find((category) => category === raw['category']),
    provider: matching(raw['provider'], /^[\w:.-]{1,60}$/u),
    result: betResults.find((result) => result === raw['result']),
    group: ledgerGroupNames.find((group) => group === raw['group']),
    least: matching(raw['least'], amountPattern),
    most: matching(raw['most'], amountPattern),
    size: pageSizeIn(raw['size']),
    open: addressText(raw['open']),
  };
}

/** An amount as people type it into a filter; at most two decimals. */
export const amountPattern = /^\d{1,12}(?:\.\d{1,2})?$/u;

/** Numbers of an address arrive as numbers. */
export function matching(value: unknown, pattern: RegExp): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && pattern.test(text) ? text : undefined;
}

/** Whose lines these are: of an account alone, unless the address says otherwise. */
export function scopeOf({ account, scope }: TeamRecordSearch): RecordScope {
  return scope ?? (account === undefined ? 'team' : 'self');
}

/** What takes every filter away; the days stay. */
export const everyLine: TeamRecordSearch = {
  account: undefined,
  scope: undefined,
  category: undefined,
  provider: undefined,
  result: undefined,
  group: undefined,
  least: undefined,
  most: undefined,
  open: undefined,
};
