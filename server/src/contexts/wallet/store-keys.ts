import type { Transaction } from '../../platform/context.ts';
import { RetryTransaction } from '../../platform/database.ts';
import { texts } from '../../platform/sql-arrays.ts';
import { looking, prepared, type SqlStatement, writing } from '../../platform/statement.ts';
import { violates } from '../../platform/unique-violation.ts';
import { sql } from '../../platform/sql.ts';
import type { KeyClaim, KeyRow, StoredAnswer } from './key-claims.ts';
import type { KeysStatement, RememberStatement, SelectAnswers } from './generated/statements.ts';

export function keysStatement(claims: readonly KeyClaim[]): SqlStatement<readonly KeyRow[]> {
  const query = sql<KeysStatement>`
    select k.scope, k.key, k.fingerprint, k.answer
    from unnest(${texts(claims.map((claim) => claim.scope))}::text[],
                ${texts(claims.map((claim) => claim.key))}::text[]) as w (scope, key)
    cross join lateral (
      select * from idempotency_keys where scope = w.scope and key = w.key limit 1) k`;
  return prepared(looking(query, (rows) => rows));
}

/** What was answered to a key, in those of its scopes in which it was used. */
export async function selectAnswers(
  tx: Transaction,
  query: { readonly scopes: readonly string[]; readonly key: string },
): Promise<readonly StoredAnswer[]> {
  const { rows } = await sql<SelectAnswers>`
    select answer from idempotency_keys
    where key = ${query.key} and scope = any(${query.scopes}::text[])`.execute(tx);
  return rows.map(({ answer }) => answer);
}

/**
 * Stores answers. A twin in another transaction makes this wait for its end; when it committed, our
 * own effects are taken back and the whole unit runs again, to find the twin's answer (R107).
 */
export function rememberStatement(
  at: Temporal.Instant,
  keys: readonly KeyRow[],
): SqlStatement<undefined> {
  // Sorted, so that two batches with common keys never wait for each other crosswise.
  const sorted = keys.toSorted(byName);
  const query = sql<RememberStatement>`
    insert into idempotency_keys (scope, key, fingerprint, answer, created_at)
    select scope, key, fingerprint, answer::json, ${String(at)}::timestamptz
    from unnest(${texts(sorted.map((row) => row.scope))}::text[],
                ${texts(sorted.map((row) => row.key))}::text[],
                ${texts(sorted.map((row) => row.fingerprint))}::text[],
                ${texts(sorted.map((row) => JSON.stringify(row.answer)))}::text[])
      as k (scope, key, fingerprint, answer)`;
  return writing(
    query,
    () => undefined,
    (error) =>
      violates(error, ['idempotency_keys_pkey'])
        ? new RetryTransaction('a twin of a key came first')
        : error,
  );
}

function byName(left: KeyRow, right: KeyRow): number {
  const [a, b] = left.scope === right.scope ? [left.key, right.key] : [left.scope, right.scope];
  return a < b ? -1 : 1;
}
