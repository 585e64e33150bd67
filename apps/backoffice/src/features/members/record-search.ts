import { betCategories, betStates, type BetCategory, type BetState } from '@portal/protocol';
import { addressText, readRoundSearch, type RoundSearch } from '@portal/records';

export const memberRecords = ['statement', 'bets', 'rounds'] as const;
export type MemberRecord = (typeof memberRecords)[number];

/** The query of a member's address: which record, its days, its filters, the line that is open. */
export interface RecordSearch extends RoundSearch {
  readonly record?: MemberRecord | undefined;
  readonly type?: string | undefined;
  readonly category?: BetCategory | undefined;
  readonly provider?: string | undefined;
  /** Of bets; rounds have states of their own. */
  readonly betState?: BetState | undefined;
}

export interface RecordAddress {
  readonly search: RecordSearch;
  readonly onSearch: (change: RecordSearch) => void;
}

/** What it does not understand it leaves out. */
export function readRecordSearch(raw: Readonly<Record<string, unknown>>): RecordSearch {
  return {
    ...readRoundSearch(raw),
    record: memberRecords.find((record) => record === raw['record']),
    type: addressText(raw['type']),
    category: betCategories.find((category) => category === raw['category']),
    provider: providerIn(raw['provider']),
    betState: betStates.find((state) => state === raw['betState']),
  };
}

/** `games`, `lottery`, `vendor:<code>`. */
function providerIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w:.-]{1,60}$/u.test(value) ? value : undefined;
}
