import {
  firstRecordDay,
  mostRecordDays,
  playModes,
  roundEngines,
  roundStates,
  type PlayMode,
  type RoundEngine,
  type RoundState,
} from '@portal/protocol';
import { presetRange, readRange, type DayLimits, type DayRange } from '@portal/ui';

export const memberRecords = ['statement', 'rounds'] as const;
export type MemberRecord = (typeof memberRecords)[number];

/** The query of a member's address: which record, its days, its filters, the line that is open. */
export interface RecordSearch {
  readonly record?: MemberRecord | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly mode?: PlayMode | undefined;
  readonly engine?: RoundEngine | undefined;
  readonly state?: RoundState | undefined;
  readonly type?: string | undefined;
  readonly open?: string | undefined;
}

export interface RecordAddress {
  readonly search: RecordSearch;
  readonly onSearch: (change: RecordSearch) => void;
}

type Raw = Readonly<Record<string, unknown>>;

/** What it does not understand it leaves out. */
export function readRecordSearch(raw: Raw): RecordSearch {
  return {
    record: memberRecords.find((record) => record === raw['record']),
    from: textOf(raw['from']),
    to: textOf(raw['to']),
    mode: playModes.find((mode) => mode === raw['mode']),
    engine: roundEngines.find((engine) => engine === raw['engine']),
    state: roundStates.find((state) => state === raw['state']),
    type: textOf(raw['type']),
    open: textOf(raw['open']),
  };
}

/** Numbers of entries arrive as numbers. */
function textOf(value: unknown): string | undefined {
  const isText = typeof value === 'string' || typeof value === 'number';
  return isText && /^[\w-]{1,60}$/u.test(String(value)) ? String(value) : undefined;
}

export function limitsOn(today: string): DayLimits {
  return { min: firstRecordDay, max: today, mostDays: mostRecordDays };
}

/** Without days that can be taken, a record shows the last thirty. */
export function rangeOf(search: RecordSearch, today: string): DayRange {
  return readRange(search, limitsOn(today), presetRange('days30', today));
}
