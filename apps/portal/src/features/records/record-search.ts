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
import { entryTypes, type EntryType } from './entry-types.ts';

/** The query of a record's address: its days, its filters, the line that is open. */
export interface RecordSearch {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly mode?: PlayMode | undefined;
  readonly engine?: RoundEngine | undefined;
  readonly state?: RoundState | undefined;
  readonly type?: EntryType | undefined;
  readonly open?: string | undefined;
}

type Raw = Readonly<Record<string, unknown>>;

/** What it does not understand it leaves out. */
export function readRecordSearch(raw: Raw): RecordSearch {
  return {
    from: textOf(raw['from']),
    to: textOf(raw['to']),
    mode: playModes.find((mode) => mode === raw['mode']),
    engine: roundEngines.find((engine) => engine === raw['engine']),
    state: roundStates.find((state) => state === raw['state']),
    type: entryTypes.find((type) => type === raw['type']),
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

/** Without days that can be taken, a record shows the last seven (portal.md 9). */
export function rangeOf(search: RecordSearch, today: string): DayRange {
  return readRange(search, limitsOn(today), presetRange('days7', today));
}
