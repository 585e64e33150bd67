import { assertDefined } from '@portal/money';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  DeleteOldPlaces,
  DeviceOfSession,
  FindPlaceFacts,
  InsertPlace,
  InsertPlaceLimit,
  IsUnverified,
  MarkVerified,
} from '../generated/statements.ts';

export interface PlaceKey {
  readonly subjectId: string;
  /** As `connectionAddress` gives it. */
  readonly address: string;
}

/** A place is known for as long as it is used, and these are the most of one member. */
export const keptPlaceDays = 90;
const mostPlaces = 20;

export type PlaceFacts = FindPlaceFacts['row'];

/** What decides whether somebody at this address has to show more than a password. */
export async function findPlaceFacts(
  tx: Transaction,
  key: PlaceKey & { readonly device: string },
  start: Temporal.Instant,
): Promise<PlaceFacts> {
  const { rows } = await sql<FindPlaceFacts>`
    select exists (select from known_places where subject_id = ${key.subjectId}
                      and last_used_at > ${String(start)}::timestamptz) as "hasPlaces",
           exists (select from known_places
                    where subject_id = ${key.subjectId} and address = ${key.address}
                      and last_used_at > ${String(start)}::timestamptz) as "isKnownAddress",
           exists (select from known_devices
                    where subject_id = ${key.subjectId} and device = ${key.device}
                      and trusted_at is not null) as "isTrustedDevice",
           exists (select from credentials
                    where subject_id = ${key.subjectId}
                      and last_sign_in_at is not null) as "hasSignedIn",
           exists (select from contacts where subject_id = ${key.subjectId}
                      and verified_at is not null) as "hasContact",
           exists (select from authenticators where subject_id = ${key.subjectId}
                      and bound_at is not null) as "hasAuthenticator",
           exists (select from passkeys
                    where subject_id = ${key.subjectId}) as "hasPasskey"
  `.execute(tx);
  return assertDefined(rows[0], 'a question gives one row');
}

/** The one that was used longest ago makes room. */
export async function insertPlace(
  tx: Transaction,
  key: PlaceKey,
  at: Temporal.Instant,
): Promise<void> {
  const now = String(at);
  await sql<InsertPlace>`
    insert into known_places (subject_id, address, first_used_at, last_used_at)
    values (${key.subjectId}, ${key.address}, ${now}::timestamptz, ${now}::timestamptz)
    on conflict (subject_id, address) do update set last_used_at = excluded.last_used_at
  `.execute(tx);
  await sql<InsertPlaceLimit>`
    delete from known_places where subject_id = ${key.subjectId} and address in (
      select address from known_places where subject_id = ${key.subjectId}
       order by last_used_at desc, address offset ${mostPlaces})
  `.execute(tx);
}

/** The browser of a session. */
export async function deviceOfSession(tx: Transaction, sessionId: string): Promise<string> {
  const { rows } = await sql<DeviceOfSession>`
    select device from sessions where id = ${sessionId}
  `.execute(tx);
  return rows[0]?.device ?? '';
}

export async function isUnverified(tx: Transaction, sessionId: string): Promise<boolean> {
  const { rows } = await sql<IsUnverified>`
    select is_unverified as "isUnverified" from sessions where id = ${sessionId}
  `.execute(tx);
  return rows[0]?.isUnverified === true;
}

/** What a code is for that this session types in: the new place first, and then a transfer. */
export async function ownPurpose(
  tx: Transaction,
  sessionId: string,
): Promise<'place' | 'transfer'> {
  return (await isUnverified(tx, sessionId)) ? 'place' : 'transfer';
}

export async function markVerified(tx: Transaction, sessionId: string): Promise<void> {
  await sql<MarkVerified>`
    update sessions set is_unverified = false where id = ${sessionId}
  `.execute(tx);
}

export async function deleteOldPlaces(tx: Transaction, limit: Temporal.Instant): Promise<void> {
  await sql<DeleteOldPlaces>`
    delete from known_places where last_used_at < ${String(limit)}::timestamptz
  `.execute(tx);
}
