import type { PasskeyId } from '@portal/protocol';

/** What the columns of this context hold, where the database says less. */
export interface ColumnTypes {
  readonly 'passkeys.id': PasskeyId;
}
