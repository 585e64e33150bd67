import { assertDefined } from '@portal/money';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  BindAuthenticator,
  CountRecoveryCodes,
  DeleteAuthenticator,
  DeleteRecoveryCodes,
  InsertRecoveryCodes,
  LockAuthenticator,
  RenewAuthenticatorSecret,
  SelectBound,
  SelectOtherAuthenticators,
  SelectStanding,
  SpendRecoveryCode,
  SpendStep,
  WriteAuthenticator,
} from '../generated/statements.ts';

export type Authenticator = LockAuthenticator['row'];

/** Two who use a code at once wait for each other here, and the second one finds it spent. */
export async function lockAuthenticator(
  tx: Transaction,
  subjectId: string,
): Promise<Authenticator | undefined> {
  const { rows } = await sql<LockAuthenticator>`
    select secret, bound_at as "boundAt", spent_step as "spentStep" from authenticators
     where subject_id = ${subjectId} for update
  `.execute(tx);
  return rows[0];
}

/** In the place of one that was not bound yet. */
export async function writeAuthenticator(
  tx: Transaction,
  row: { readonly subjectId: string; readonly secret: Uint8Array; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<WriteAuthenticator>`
    insert into authenticators (subject_id, secret, made_at)
    values (${row.subjectId}, ${row.secret}, ${String(row.at)}::timestamptz)
    on conflict (subject_id) do update
       set secret = excluded.secret, made_at = excluded.made_at, spent_step = 0
     where authenticators.bound_at is null
  `.execute(tx);
}

export async function bindAuthenticator(
  tx: Transaction,
  row: { readonly subjectId: string; readonly step: bigint; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<BindAuthenticator>`
    update authenticators set bound_at = ${String(row.at)}::timestamptz, spent_step = ${row.step}
     where subject_id = ${row.subjectId}
  `.execute(tx);
}

export async function spendStep(tx: Transaction, subjectId: string, step: bigint): Promise<void> {
  await sql<SpendStep>`
    update authenticators set spent_step = ${step} where subject_id = ${subjectId}
  `.execute(tx);
}

/** False when there was none. */
export async function deleteAuthenticator(tx: Transaction, subjectId: string): Promise<boolean> {
  const { rows } = await sql<DeleteAuthenticator>`
    delete from authenticators where subject_id = ${subjectId} returning bound_at as "boundAt"
  `.execute(tx);
  return rows.some((row) => row.boundAt !== null);
}

export async function deleteRecoveryCodes(tx: Transaction, subjectId: string): Promise<void> {
  await sql<DeleteRecoveryCodes>`
    delete from recovery_codes where subject_id = ${subjectId}
  `.execute(tx);
}

export async function insertRecoveryCodes(
  tx: Transaction,
  codes: {
    readonly subjectId: string;
    readonly hashes: readonly Buffer[];
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<InsertRecoveryCodes>`
    insert into recovery_codes (subject_id, code_hash, made_at)
    select ${codes.subjectId}, h.hash, ${String(codes.at)}::timestamptz
      from unnest(${codes.hashes}::bytea[]) as h (hash)
  `.execute(tx);
}

/** False when there is no such code, or it was used before. */
export async function spendRecoveryCode(
  tx: Transaction,
  code: { readonly subjectId: string; readonly hash: Buffer; readonly at: Temporal.Instant },
): Promise<boolean> {
  const { rows } = await sql<SpendRecoveryCode>`
    update recovery_codes set used_at = ${String(code.at)}::timestamptz
     where subject_id = ${code.subjectId} and code_hash = ${code.hash} and used_at is null
    returning 1 as spent
  `.execute(tx);
  return rows.length === 1;
}

export async function countRecoveryCodes(tx: Transaction, subjectId: string): Promise<number> {
  const { rows } = await sql<CountRecoveryCodes>`
    select count(*)::int as unused from recovery_codes
     where subject_id = ${subjectId} and used_at is null
  `.execute(tx);
  return assertDefined(rows[0], 'count gives one row').unused;
}

/** Those of them who have a factor bound. */
export async function selectBound(
  tx: Transaction,
  subjectIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<SelectBound>`
    select subject_id as id from authenticators
     where subject_id = any(${subjectIds}::text[]) and bound_at is not null
    union
    select subject_id from passkeys where subject_id = any(${subjectIds}::text[])
  `.execute(tx);
  return new Set(rows.map((row) => row.id));
}

/** What the guard asks of a session: is a factor bound, and when was it proved last. */
export async function selectStanding(
  tx: Transaction,
  sessionId: string,
): Promise<SelectStanding['row'] | undefined> {
  const { rows } = await sql<SelectStanding>`
    select s.realm, s.proven_at as "provenAt", s.coded_at as "codedAt",
           s.proof_spent_at as "spentAt", s.is_unverified as "isUnverified",
           s.password_at as "passwordAt", s.is_by_code as "isByCode",
           a.bound_at as "boundAt",
           exists (select from passkeys p where p.subject_id = s.subject_id) as "hasPasskey",
           c.has_password as "hasPassword",
           exists (select from contacts n where n.subject_id = s.subject_id
                      and n.channel = 'sms' and n.verified_at is not null) as "hasNumber"
      from sessions s join credentials c on c.subject_id = s.subject_id
      left join authenticators a on a.subject_id = s.subject_id
     where s.id = ${sessionId} and s.ended_at is null
  `.execute(tx);
  return rows[0];
}

/** Secrets that the key in use did not encrypt. */
export async function selectOtherAuthenticators(
  tx: Transaction,
  query: { readonly prefix: Uint8Array; readonly limit: number },
): Promise<readonly SelectOtherAuthenticators['row'][]> {
  const { prefix } = query;
  const { rows } = await sql<SelectOtherAuthenticators>`
    select subject_id as "subjectId", secret from authenticators
     where substring(secret from 1 for 9) < ${prefix}::bytea
        or substring(secret from 1 for 9) > ${prefix}::bytea
     order by subject_id limit ${query.limit} for update
  `.execute(tx);
  return rows;
}

export async function renewAuthenticatorSecret(
  tx: Transaction,
  row: { readonly subjectId: string; readonly secret: Uint8Array },
): Promise<void> {
  await sql<RenewAuthenticatorSecret>`
    update authenticators set secret = ${row.secret} where subject_id = ${row.subjectId}
  `.execute(tx);
}
