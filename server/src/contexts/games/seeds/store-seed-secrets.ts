import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { LockSecrets, RenewSecrets, SelectOtherSecrets } from '../generated/statements.ts';

/** One renewal at a time, so that a node that waited finds what another one did as done. */
export async function lockSecrets(tx: Transaction): Promise<void> {
  await sql<LockSecrets>`
    select pg_advisory_xact_lock(hashtextextended('games.seed_secrets', 0))`.execute(tx);
}

/** Seeds that the key in use did not encrypt: below its prefix or above, which an index finds. */
export async function selectOtherSecrets(
  tx: Transaction,
  query: { readonly prefix: Uint8Array; readonly limit: number },
): Promise<readonly SelectOtherSecrets['row'][]> {
  const { prefix } = query;
  const { rows } = await sql<SelectOtherSecrets>`
    select seed_index as "seedIndex", hash, server_seed as "seedSecret" from seed_commitments
    where substring(server_seed from 1 for 9) < ${prefix}::bytea
       or substring(server_seed from 1 for 9) > ${prefix}::bytea
    order by seed_index limit ${query.limit}`.execute(tx);
  return rows;
}

/** A function of the database: the server has no right to write seeds that were committed. */
export async function renewSecrets(
  tx: Transaction,
  seeds: readonly { readonly seedIndex: bigint; readonly secret: Uint8Array }[],
): Promise<void> {
  const secrets = seeds.map(({ secret }) => Buffer.from(secret).toString('hex'));
  await sql<RenewSecrets>`
    select renew_seed_secrets(${seeds.map((seed) => seed.seedIndex)}::bigint[],
                              ${secrets}::text[]) as renewed`.execute(tx);
}
