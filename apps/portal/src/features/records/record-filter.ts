import type { BetCategory, BetState, PlayMode } from '@portal/protocol';
import type { DayRange } from '@portal/ui';
import type { EntryType } from '../../shared/records/entry-types.ts';

/** Which bets of the betting record. */
export interface BetFilter extends DayRange {
  readonly mode: PlayMode | undefined;
  readonly category: BetCategory | undefined;
  readonly provider: string | undefined;
  readonly state: BetState | undefined;
}

/** Which lines of the account record. */
export interface LineFilter extends DayRange {
  readonly type: EntryType | undefined;
}
