import {
  playModes,
  roundEngines,
  roundStates,
  type PlayMode,
  type RoundEngine,
  type RoundState,
} from '@portal/protocol';
import type { DaySearch } from './days.ts';

/** The query of a record's address: its days, the filters of rounds, the line that is open. */
export interface RoundSearch extends DaySearch {
  readonly mode?: PlayMode | undefined;
  readonly engine?: RoundEngine | undefined;
  readonly state?: RoundState | undefined;
  readonly open?: string | undefined;
}

/** What it does not understand it leaves out. */
export function readRoundSearch(raw: Readonly<Record<string, unknown>>): RoundSearch {
  return {
    from: addressText(raw['from']),
    to: addressText(raw['to']),
    mode: playModes.find((mode) => mode === raw['mode']),
    engine: roundEngines.find((engine) => engine === raw['engine']),
    state: roundStates.find((state) => state === raw['state']),
    open: addressText(raw['open']),
  };
}

/** A short word or number of an address; numbers of entries arrive as numbers. */
export function addressText(value: unknown): string | undefined {
  const isText = typeof value === 'string' || typeof value === 'number';
  return isText && /^[\w-]{1,60}$/u.test(String(value)) ? String(value) : undefined;
}

/** What takes every filter of a record away; its days stay. */
export const withoutFilters = {
  mode: undefined,
  category: undefined,
  provider: undefined,
  engine: undefined,
  state: undefined,
  betState: undefined,
  type: undefined,
  open: undefined,
};
