import {
  betCategories,
  betStates,
  playModes,
  type BetCategory,
  type BetState,
  type PlayMode,
} from '@portal/protocol';
import { addressText, type DaySearch } from '@portal/records';
import { lineTypes, type EntryType } from '../../shared/records/entry-types.ts';

/** The query of a record's address: its days, its filters, the line that is open. */
export interface RecordSearch extends DaySearch {
  readonly mode?: PlayMode | undefined;
  readonly category?: BetCategory | undefined;
  readonly provider?: string | undefined;
  readonly state?: BetState | undefined;
  readonly type?: EntryType | undefined;
  readonly open?: string | undefined;
}

/** What it does not understand it leaves out. */
export function readRecordSearch(raw: Readonly<Record<string, unknown>>): RecordSearch {
  return {
    from: addressText(raw['from']),
    to: addressText(raw['to']),
    mode: playModes.find((mode) => mode === raw['mode']),
    category: betCategories.find((category) => category === raw['category']),
    provider: providerIn(raw['provider']),
    state: betStates.find((state) => state === raw['state']),
    type: lineTypes.find((type) => type === raw['type']),
    open: addressText(raw['open']),
  };
}

/** `games`, `lottery`, `vendor:<code>`. */
function providerIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w:.-]{1,60}$/u.test(value) ? value : undefined;
}
