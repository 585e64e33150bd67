import type { PlayMode, RoundEngine, RoundState } from '@portal/protocol';
import type { DayRange } from '@portal/ui';
import type { EntryType } from './entry-types.ts';

/** Which rounds of the betting record. */
export interface RoundFilter extends DayRange {
  readonly mode: PlayMode | undefined;
  readonly engine: RoundEngine | undefined;
  readonly state: RoundState | undefined;
}

/** Which lines of the account record. */
export interface LineFilter extends DayRange {
  readonly type: EntryType | undefined;
}
