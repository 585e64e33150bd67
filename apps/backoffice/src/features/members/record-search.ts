import { addressText, readRoundSearch, type RoundSearch } from '@portal/records';

export const memberRecords = ['statement', 'rounds'] as const;
export type MemberRecord = (typeof memberRecords)[number];

/** The query of a member's address: which record, its days, its filters, the line that is open. */
export interface RecordSearch extends RoundSearch {
  readonly record?: MemberRecord | undefined;
  readonly type?: string | undefined;
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
  };
}
