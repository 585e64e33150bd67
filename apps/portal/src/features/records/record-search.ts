import { readRoundSearch, type RoundSearch } from '@portal/records';
import { entryTypes, type EntryType } from './entry-types.ts';

/** The query of a record's address: its days, its filters, the line that is open. */
export interface RecordSearch extends RoundSearch {
  readonly type?: EntryType | undefined;
}

/** What it does not understand it leaves out. */
export function readRecordSearch(raw: Readonly<Record<string, unknown>>): RecordSearch {
  return { ...readRoundSearch(raw), type: entryTypes.find((type) => type === raw['type']) };
}
