import type { KycCaseId, KycDocumentId, MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  FindDocument,
  FindImage,
  InsertDocument,
  RenewDocument,
  RenewSaid,
  SelectDocumentIds,
  SelectOtherDocuments,
  SelectOtherSaid,
} from '../generated/statements.ts';

export async function insertDocument(
  tx: Transaction,
  row: {
    readonly id: KycDocumentId;
    readonly caseId: KycCaseId;
    readonly imageSecret: Uint8Array;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<InsertDocument>`
    insert into kyc_documents (id, case_id, image_secret, made_at)
    values (${row.id}, ${row.caseId}, ${row.imageSecret}, ${String(row.at)}::timestamptz)
  `.execute(tx);
}

/** In the order in which they were sent. */
export async function selectDocumentIds(
  tx: Transaction,
  caseId: KycCaseId,
): Promise<readonly KycDocumentId[]> {
  const { rows } = await sql<SelectDocumentIds>`
    select id from kyc_documents where case_id = ${caseId} order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Whose picture it is, and of which papers. */
export async function findDocument(
  tx: Transaction,
  id: KycDocumentId,
): Promise<{ readonly caseId: KycCaseId; readonly memberId: MemberId } | undefined> {
  const { rows } = await sql<FindDocument>`
    select d.case_id as "caseId", c.member_id as "memberId" from kyc_documents d
      join kyc_cases c on c.id = d.case_id where d.id = ${id}`.execute(tx);
  return rows[0];
}

export async function findImage(
  tx: Transaction,
  id: KycDocumentId,
): Promise<FindImage['row'] | undefined> {
  const { rows } = await sql<FindImage>`
    select id, image_secret as "imageSecret" from kyc_documents where id = ${id}`.execute(tx);
  return rows[0];
}

interface Others {
  readonly prefix: Uint8Array;
  readonly limit: number;
}

/** What another key than the one in use encrypted. */
export async function selectOtherDocuments(
  tx: Transaction,
  { prefix, limit }: Others,
): Promise<readonly SelectOtherDocuments['row'][]> {
  const { rows } = await sql<SelectOtherDocuments>`
    select id, image_secret as "secret" from kyc_documents
     where substring(image_secret from 1 for 9) <> ${prefix}
     order by id limit ${limit} for update`.execute(tx);
  return rows;
}

export async function renewDocument(
  tx: Transaction,
  row: { readonly id: KycDocumentId; readonly secret: Uint8Array },
): Promise<void> {
  await sql<RenewDocument>`
    update kyc_documents set image_secret = ${row.secret} where id = ${row.id}`.execute(tx);
}

export async function selectOtherSaid(
  tx: Transaction,
  { prefix, limit }: Others,
): Promise<readonly SelectOtherSaid['row'][]> {
  const { rows } = await sql<SelectOtherSaid>`
    select id, said_secret as "secret" from kyc_cases
     where substring(said_secret from 1 for 9) <> ${prefix}
     order by id limit ${limit} for update`.execute(tx);
  return rows;
}

export async function renewSaid(
  tx: Transaction,
  row: { readonly id: KycCaseId; readonly secret: Uint8Array },
): Promise<void> {
  await sql<RenewSaid>`
    update kyc_cases set said_secret = ${row.secret} where id = ${row.id}`.execute(tx);
}
