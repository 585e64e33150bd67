import type { MemberId } from '@portal/protocol';
import type { StoredFigures } from './proofs/stored-figures.ts';

/** What the columns of this context hold, where the database says less. */
export interface ColumnTypes {
  readonly 'tree_positions.member_id': MemberId;
  readonly 'tree_positions.referrer_id': MemberId;
  readonly 'tree_moves.member_id': MemberId;
  readonly 'tree_moves.from_id': MemberId;
  readonly 'tree_moves.to_id': MemberId;
  readonly 'tree_past_lines.member_id': MemberId;
  readonly 'team_faults.figures': StoredFigures;
  readonly 'team_files.id': `tfl_${string}`;
  readonly 'team_files.agent_id': MemberId;
  readonly 'register_links.agent_id': MemberId;
  readonly 'downline_notes.agent_id': MemberId;
  readonly 'downline_notes.member_id': MemberId;
}
