import type { ChainFault } from './chain-faults.ts';
import type { Facts } from './entry.ts';

/** What the columns of this context hold, where the database says less. */
export interface ColumnTypes {
  readonly 'trail_checks.faults': readonly ChainFault[];
  readonly 'trail_entries.after': Facts;
  readonly 'trail_entries.before': Facts;
}
