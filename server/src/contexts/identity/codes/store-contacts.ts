import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  DeleteContact,
  FindContact,
  FindProvenSubject,
  InsertContact,
  SelectContactTimes,
  SelectContacts,
  SelectProven,
} from '../generated/statements.ts';

export type ContactChannel = FindContact['row']['channel'];

/** The subject who proved that a number or an address is theirs. */
export async function findProvenSubject(
  tx: Transaction,
  contact: { readonly channel: ContactChannel; readonly address: string },
): Promise<string | undefined> {
  const { rows } = await sql<FindProvenSubject>`
    select subject_id as "subjectId" from contacts
     where channel = ${contact.channel} and address = ${contact.address}
       and verified_at is not null
  `.execute(tx);
  return rows[0]?.subjectId;
}

export async function findContact(
  tx: Transaction,
  key: { readonly subjectId: string; readonly channel: ContactChannel },
): Promise<FindContact['row'] | undefined> {
  const { rows } = await sql<FindContact>`
    select channel, address, verified_at as "verifiedAt" from contacts
     where subject_id = ${key.subjectId} and channel = ${key.channel}
  `.execute(tx);
  return rows[0];
}

export type ProvenContact = SelectProven['row'];

export async function selectProven(
  tx: Transaction,
  subjectIds: readonly string[],
): Promise<readonly ProvenContact[]> {
  const { rows } = await sql<SelectProven>`
    select subject_id as "subjectId", channel, address from contacts
     where subject_id = any(${subjectIds}::text[]) and verified_at is not null
  `.execute(tx);
  return rows;
}

/** Since when each of the subject's numbers and addresses is proven; null where it is not. */
export async function selectContactTimes(tx: Transaction, subjectId: string) {
  const { rows } = await sql<SelectContactTimes>`
    select channel, verified_at as "verifiedAt" from contacts
     where subject_id = ${subjectId} order by channel desc`.execute(tx);
  return rows;
}

/** Where a subject says to be reached, and whether that is proven. */
export async function selectContacts(tx: Transaction, subjectId: string) {
  const { rows } = await sql<SelectContacts>`
    select channel, address, verified_at is not null as "isProven" from contacts
     where subject_id = ${subjectId}`.execute(tx);
  return rows;
}

/** False when it was proven by somebody else; nothing is written then. */
export async function insertContact(
  tx: Transaction,
  row: {
    readonly subjectId: string;
    readonly channel: ContactChannel;
    readonly address: string;
    readonly at: Temporal.Instant;
    readonly isProven: boolean;
  },
): Promise<boolean> {
  const at = String(row.at);
  const { rows } = await sql<InsertContact>`
    insert into contacts (subject_id, channel, address, verified_at, created_at)
    values (${row.subjectId}, ${row.channel}, ${row.address},
            ${row.isProven ? at : null}::timestamptz, ${at}::timestamptz)
    on conflict do nothing returning subject_id
  `.execute(tx);
  return rows.length === 1;
}

export async function deleteContact(
  tx: Transaction,
  key: { readonly subjectId: string; readonly channel: ContactChannel },
): Promise<void> {
  await sql<DeleteContact>`
    delete from contacts where subject_id = ${key.subjectId} and channel = ${key.channel}
  `.execute(tx);
}
