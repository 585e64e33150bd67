import type { MemberId } from '@portal/protocol';
import type { DrawSource, GameSettings } from './game.ts';
import type { PlacedLine } from './orders/placed-line.ts';

/** What the columns of this context hold, where the database says less. */
export interface ColumnTypes {
  readonly 'lottery_game_versions.settings': GameSettings;
  readonly 'lottery_issues.draw': object;
  readonly 'lottery_orders.lines': readonly PlacedLine[];
  readonly 'lottery_draws.draw': object;
  readonly 'lottery_draws.source': DrawSource | 'import';
  readonly 'lottery_result_entries.draw': object;
  readonly 'lottery_rebate_rests.member_id': MemberId;
  readonly 'lottery_shots.member_id': MemberId;
}
