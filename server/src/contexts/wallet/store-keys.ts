import { sql } from 'kysely';
import { RetryTransaction } from '../../platform/database.ts';
import type { Ctx } from '../../platform/context.ts';
import type { KeyClaim, StoredAnswer } from './use-cases/answer-once.ts';

export interface KeyRow {
  readonly scope: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly answer: StoredAnswer;
}

export async function selectKeys(
  ctx: Ctx,
  claims: readonly KeyClaim[],
): Promise<readonly KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select k.scope, k.key, k.fingerprint, k.answer
    from unnest(${claims.map((claim) => claim.scope)}::text[],
                ${claims.map((claim) => claim.key)}::text[]) as w (scope, key)
    join idempotency_keys k on k.scope = w.scope and k.key = w.key`.execute(ctx.tx);
  return rows;
}

/**
 * Stores answers. A twin in another transaction makes this wait for its end; when it committed, our
 * own effects are taken back and the whole unit runs again, to find the twin's answer (R107).
 */
export async function insertKeys(ctx: Ctx, keys: readonly KeyRow[]): Promise<void> {
  // Sorted, so that two batches with common keys never wait for each other crosswise.
  const sorted = keys.toSorted((a, b) => (`${a.scope} ${a.key}` < `${b.scope} ${b.key}` ? -1 : 1));
  const { rows } = await sql<{ inserted: bigint }>`
    with inserted as (
      insert into idempotency_keys (scope, key, fingerprint, answer, created_at)
      select scope, key, fingerprint, answer::json, ${String(ctx.clock.now())}::timestamptz
      from unnest(${sorted.map((row) => row.scope)}::text[],
                  ${sorted.map((row) => row.key)}::text[],
                  ${sorted.map((row) => row.fingerprint)}::text[],
                  ${sorted.map((row) => JSON.stringify(row.answer))}::text[])
        as k (scope, key, fingerprint, answer)
      on conflict do nothing returning 1)
    select count(*) as inserted from inserted`.execute(ctx.tx);
  if (Number(rows[0]?.inserted ?? 0n) < keys.length) {
    throw new RetryTransaction('a twin of a key committed first');
  }
}
