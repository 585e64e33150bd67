import type { JWK } from 'jose';

/** What the columns of this context hold, where the database says less. */
export interface ColumnTypes {
  readonly 'encryption_keys.private_jwk': JWK;
}
