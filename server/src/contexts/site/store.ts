import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  DeleteExpiredNonces,
  InsertNonce,
  InsertVersion,
  LockKeys,
  LockVersions,
  ReadKeys,
  ReadLatestHash,
  ReadLatestVersion,
  ReadLatestVersionNumber,
  RenewKey,
  ReplaceKey,
  ReplaceKeyNew,
  SelectOtherKeys,
} from './generated/statements.ts';

export type SiteOrigin = 'file' | 'demo' | 'empty' | 'operator';

export type StoredVersion = ReadLatestVersion['row'];

export async function readLatestVersion(tx: Transaction): Promise<StoredVersion | undefined> {
  const { rows } = await sql<ReadLatestVersion>`
    select version, origin, configuration, hash from site_versions order by version desc limit 1
  `.execute(tx);
  return rows[0];
}

export async function readLatestVersionNumber(tx: Transaction): Promise<number | undefined> {
  const { rows } = await sql<ReadLatestVersionNumber>`
    select version from site_versions order by version desc limit 1
  `.execute(tx);
  return rows[0]?.version;
}

/** Of the newest version of an origin. */
export async function readLatestHash(
  tx: Transaction,
  origin: SiteOrigin,
): Promise<string | undefined> {
  const { rows } = await sql<ReadLatestHash>`
    select hash from site_versions where origin = ${origin} order by version desc limit 1
  `.execute(tx);
  return rows[0]?.hash;
}

/** One writer at a time; readers go on. */
export async function lockVersions(tx: Transaction): Promise<void> {
  await sql<LockVersions>`select pg_advisory_xact_lock(hashtext('site.versions'))`.execute(tx);
}

export async function insertVersion(
  tx: Transaction,
  row: StoredVersion & { readonly at: Temporal.Instant; readonly by: string },
): Promise<void> {
  await sql<InsertVersion>`
    insert into site_versions (version, origin, configuration, hash, created_at, created_by)
    values (${row.version}, ${row.origin}, ${JSON.stringify(row.configuration)}::jsonb, ${row.hash},
            ${String(row.at)}::timestamptz, ${row.by})
  `.execute(tx);
}

export type StoredKey = ReadKeys['row'];

/** Keys in use, and those retired after `start`; newest first. */
export async function readKeys(
  tx: Transaction,
  start: Temporal.Instant,
): Promise<readonly StoredKey[]> {
  const { rows } = await sql<ReadKeys>`
    select kid, secret, created_at as "createdAt", retired_at as "retiredAt"
      from encryption_keys
     where secret is not null and (retired_at is null or retired_at > ${String(start)}::timestamptz)
     order by retired_at is not null, created_at desc
  `.execute(tx);
  return rows;
}

/** Held to the end of the transaction, so that two nodes never make two keys. */
export async function lockKeys(tx: Transaction): Promise<void> {
  await sql<LockKeys>`select pg_advisory_xact_lock(hashtext('site.encryption_keys'))`.execute(tx);
}

export async function replaceKey(
  tx: Transaction,
  key: { readonly kid: string; readonly secret: Uint8Array; readonly at: Temporal.Instant },
): Promise<void> {
  const at = String(key.at);
  await sql<ReplaceKey>`
    update encryption_keys set retired_at = ${at}::timestamptz where retired_at is null
  `.execute(tx);
  await sql<ReplaceKeyNew>`
    insert into encryption_keys (kid, secret, created_at)
    values (${key.kid}, ${key.secret}, ${at}::timestamptz)
  `.execute(tx);
}

/** Keys that stand in clear, as text, or that the key in use did not encrypt. */
export async function selectOtherKeys(
  tx: Transaction,
  prefix: Uint8Array,
): Promise<readonly SelectOtherKeys['row'][]> {
  const { rows } = await sql<SelectOtherKeys>`
    select kid, private_jwk::text as clear, secret from encryption_keys
     where private_jwk is not null or substring(secret from 1 for 9) <> ${prefix}::bytea
     for update
  `.execute(tx);
  return rows;
}

export async function renewKey(
  tx: Transaction,
  key: { readonly kid: string; readonly secret: Uint8Array },
): Promise<void> {
  await sql<RenewKey>`
    update encryption_keys set private_jwk = null, secret = ${key.secret} where kid = ${key.kid}
  `.execute(tx);
}

/** False when the value is there already. */
export async function insertNonce(
  tx: Transaction,
  nonce: { readonly jti: string; readonly expiresAt: Temporal.Instant },
): Promise<boolean> {
  const { rows } = await sql<InsertNonce>`
    insert into used_nonces (jti, expires_at)
    values (${nonce.jti}::uuid, ${String(nonce.expiresAt)}::timestamptz)
    on conflict do nothing returning jti
  `.execute(tx);
  return rows.length === 1;
}

export async function deleteExpiredNonces(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql<DeleteExpiredNonces>`
    delete from used_nonces where expires_at < ${String(now)}::timestamptz
  `.execute(tx);
}
