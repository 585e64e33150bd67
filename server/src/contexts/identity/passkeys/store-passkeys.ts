import type { PasskeyId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  DeleteOldChallenges,
  DeletePasskey,
  DeletePasskeys,
  FindPasskey,
  HasPasskeys,
  InsertChallenge,
  InsertPasskey,
  RenamePasskey,
  SelectPasskeys,
  TakeChallenge,
  UsePasskey,
} from '../generated/statements.ts';

export interface ChallengeKey {
  readonly challengeHash: Buffer;
  readonly browserHash: Buffer;
  readonly purpose: 'bind' | 'login' | 'prove';
}

export async function insertChallenge(
  tx: Transaction,
  row: ChallengeKey & { readonly expiresAt: Temporal.Instant },
): Promise<void> {
  await sql<InsertChallenge>`
    insert into passkey_challenges (challenge_hash, browser_hash, purpose, expires_at)
    values (${row.challengeHash}, ${row.browserHash}, ${row.purpose},
            ${String(row.expiresAt)}::timestamptz)
  `.execute(tx);
}

/** False when this browser was not asked for it; it is used up, whatever comes of it. */
export async function takeChallenge(
  tx: Transaction,
  key: ChallengeKey,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rows } = await sql<TakeChallenge>`
    delete from passkey_challenges
     where challenge_hash = ${key.challengeHash} and browser_hash = ${key.browserHash}
       and purpose = ${key.purpose}
    returning expires_at > ${String(now)}::timestamptz as "isOpen"
  `.execute(tx);
  return rows[0]?.isOpen === true;
}

export async function deleteOldChallenges(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql<DeleteOldChallenges>`
    delete from passkey_challenges where expires_at < ${String(now)}::timestamptz
  `.execute(tx);
}

/** False when somebody has bound it. */
export async function insertPasskey(
  tx: Transaction,
  row: {
    readonly id: PasskeyId;
    readonly subjectId: string;
    readonly credentialId: string;
    readonly publicKey: Uint8Array;
    readonly signCount: bigint;
    readonly transports: readonly string[];
    readonly name: string;
    readonly at: Temporal.Instant;
  },
): Promise<boolean> {
  const { rows } = await sql<InsertPasskey>`
    insert into passkeys (id, subject_id, credential_id, public_key, sign_count, transports, name,
                          bound_at)
    values (${row.id}, ${row.subjectId}, ${row.credentialId}, ${row.publicKey}, ${row.signCount},
            ${row.transports}::text[], ${row.name}, ${String(row.at)}::timestamptz)
    on conflict on constraint passkeys_credential do nothing returning id
  `.execute(tx);
  return rows.length === 1;
}

export type Passkey = SelectPasskeys['row'];

export async function selectPasskeys(
  tx: Transaction,
  subjectId: string,
): Promise<readonly Passkey[]> {
  const { rows } = await sql<SelectPasskeys>`
    select id, credential_id as "credentialId", name, bound_at as "boundAt",
           last_used_at as "lastUsedAt"
      from passkeys where subject_id = ${subjectId} order by bound_at, id
  `.execute(tx);
  return rows;
}

export async function hasPasskeys(tx: Transaction, subjectId: string): Promise<boolean> {
  const { rows } = await sql<HasPasskeys>`
    select exists (select from passkeys where subject_id = ${subjectId}) as found`.execute(tx);
  return rows[0]?.found === true;
}

/** Two who use one at once wait for each other here. */
export async function findPasskey(
  tx: Transaction,
  credentialId: string,
): Promise<FindPasskey['row'] | undefined> {
  const { rows } = await sql<FindPasskey>`
    select id, subject_id as "subjectId", public_key as "publicKey", sign_count as "signCount"
      from passkeys where credential_id = ${credentialId} for update
  `.execute(tx);
  return rows[0];
}

export async function usePasskey(
  tx: Transaction,
  use: { readonly id: PasskeyId; readonly signCount: bigint; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<UsePasskey>`
    update passkeys
       set sign_count = ${use.signCount}, last_used_at = ${String(use.at)}::timestamptz
     where id = ${use.id}
  `.execute(tx);
}

/** False when it is not the subject's. */
export async function renamePasskey(
  tx: Transaction,
  row: { readonly id: PasskeyId; readonly subjectId: string; readonly name: string },
): Promise<boolean> {
  const { rows } = await sql<RenamePasskey>`
    update passkeys set name = ${row.name}
     where id = ${row.id} and subject_id = ${row.subjectId} returning id
  `.execute(tx);
  return rows.length === 1;
}

/** False when it is not the subject's. */
export async function deletePasskey(
  tx: Transaction,
  key: { readonly id: PasskeyId; readonly subjectId: string },
): Promise<boolean> {
  const { rows } = await sql<DeletePasskey>`
    delete from passkeys where id = ${key.id} and subject_id = ${key.subjectId} returning id
  `.execute(tx);
  return rows.length === 1;
}

/** False when there was none. */
export async function deletePasskeys(tx: Transaction, subjectId: string): Promise<boolean> {
  const { rows } = await sql<DeletePasskeys>`
    delete from passkeys where subject_id = ${subjectId} returning id
  `.execute(tx);
  return rows.length > 0;
}
