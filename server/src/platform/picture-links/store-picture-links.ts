import type { OperatorId } from '@portal/protocol';
import type { Transaction } from '../context.ts';
import type {
  DeleteOldPictureLinks,
  FindPictureLink,
  InsertPictureLink,
} from '../generated/statements.ts';
import { sql } from '../sql.ts';

/** Which pictures links lead to. */
export type LinkedKind = 'papers' | 'proof' | 'application' | 'feedback';

export async function insertPictureLink(
  tx: Transaction,
  row: {
    readonly keyHash: Uint8Array;
    readonly kind: LinkedKind;
    readonly pictureId: string;
    readonly operatorId: OperatorId;
    readonly expiresAt: Temporal.Instant;
  },
): Promise<void> {
  await sql<InsertPictureLink>`
    insert into picture_links (key_hash, kind, picture_id, operator_id, expires_at)
    values (${row.keyHash}, ${row.kind}, ${row.pictureId}, ${row.operatorId},
            ${String(row.expiresAt)}::timestamptz)`.execute(tx);
}

/** What a link of this operator leads to, unless it has ended. */
export async function findPictureLink(
  tx: Transaction,
  query: {
    readonly keyHash: Uint8Array;
    readonly kind: LinkedKind;
    readonly operatorId: OperatorId;
    readonly now: Temporal.Instant;
  },
): Promise<string | undefined> {
  const { rows } = await sql<FindPictureLink>`
    select picture_id as "pictureId" from picture_links
     where key_hash = ${query.keyHash} and kind = ${query.kind}
       and operator_id = ${query.operatorId}
       and expires_at > ${String(query.now)}::timestamptz`.execute(tx);
  return rows[0]?.pictureId;
}

export async function deleteOldPictureLinks(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql<DeleteOldPictureLinks>`
    delete from picture_links where expires_at < ${String(now)}::timestamptz`.execute(tx);
}
