import type { StoredAnswer } from './key-claims.ts';

/** What the columns of this context hold, where the database says less. */
export interface ColumnTypes {
  readonly 'idempotency_keys.answer': StoredAnswer;
}
