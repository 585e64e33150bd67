import type { ApprovalId, PromotionEntryId, PromotionPictureId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import type { QueueDepth } from '../../../platform/desk-queue.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  FindApplication,
  FindPicture,
  MeasureApplying,
  PutApproval,
  SelectApplying,
  SelectDecided,
  SelectPictureIds,
  SelectUnsealedPictures,
  WritePictureImage,
} from '../generated/statements.ts';

export type Applying = SelectApplying['row'];

const columns = sql`e.id, e.promotion_id as "promotionId", e.member_id as "memberId", e.status,
  e.comment, e.reason, e.base_minor as "baseMinor", e.gift_minor as "giftMinor",
  e.joined_at as "joinedAt", e.changed_at as "changedAt", e.decided_at as "decidedAt",
  e.decided_by_name as "decidedByName", e.held_by as "heldBy", e.approval_id as "approvalId",
  v.texts, v.offer`;

const joined = sql`promotion_entries e
  join promotion_versions v on v.promotion_id = e.promotion_id and v.version = e.version`;

interface Page {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** What waits for a decision, the longest first. */
export async function selectApplying(tx: Transaction, page: Page): Promise<readonly Applying[]> {
  const further = page.cursor === undefined ? sql`` : sql` and e.id > ${page.cursor}`;
  const { rows } = await sql<SelectApplying>`
    select ${columns} from ${joined}
     where e.status = 'APPLYING'${further} order by e.id limit ${page.limit}
  `.execute(tx);
  return rows;
}

/** What was decided one way, the newest applications first. */
export async function selectDecided(
  tx: Transaction,
  page: Page & { readonly status: 'ISSUED' | 'REJECTED' },
): Promise<readonly Applying[]> {
  const older = page.cursor === undefined ? sql`` : sql` and e.id < ${page.cursor}`;
  const { rows } = await sql<SelectDecided>`
    select ${columns} from ${joined}
     where e.status = ${page.status} and e.decided_by is not null${older}
     order by e.id desc limit ${page.limit}
  `.execute(tx);
  return rows;
}

export async function findApplication(
  tx: Transaction,
  id: PromotionEntryId,
): Promise<Applying | undefined> {
  const { rows } = await sql<FindApplication>`
    select ${columns} from ${joined} where e.id = ${id}
  `.execute(tx);
  return rows[0];
}

/** The request for a second person that an application waits for or was credited under. */
export async function putApproval(
  tx: Transaction,
  row: { readonly id: PromotionEntryId; readonly approvalId: ApprovalId | null },
): Promise<void> {
  await sql<PutApproval>`
    update promotion_entries set approval_id = ${row.approvalId} where id = ${row.id}
  `.execute(tx);
}

/** The pictures of some applications, in the order in which they were sent. */
export async function selectPictureIds(
  tx: Transaction,
  entryIds: readonly PromotionEntryId[],
): Promise<ReadonlyMap<PromotionEntryId, readonly PromotionPictureId[]>> {
  const { rows } = await sql<SelectPictureIds>`
    select id, entry_id as "entryId" from promotion_pictures
     where entry_id = any(${entryIds}::text[]) order by id
  `.execute(tx);
  const byEntry = Map.groupBy(rows, ({ entryId }) => entryId);
  return new Map([...byEntry].map(([entryId, own]) => [entryId, own.map(({ id }) => id)]));
}

export async function findPicture(
  tx: Transaction,
  id: PromotionPictureId,
): Promise<FindPicture['row'] | undefined> {
  const { rows } = await sql<FindPicture>`
    select p.image, p.entry_id as "entryId", e.member_id as "memberId" from promotion_pictures p
      join promotion_entries e on e.id = p.entry_id where p.id = ${id}
  `.execute(tx);
  return rows[0];
}

export async function measureApplying(tx: Transaction): Promise<QueueDepth> {
  const { rows } = await sql<MeasureApplying>`
    select count(*)::int as count, min(changed_at) as "oldestAt" from promotion_entries
     where status = 'APPLYING'
  `.execute(tx);
  return { count: rows[0]?.count ?? 0, oldestAt: rows[0]?.oldestAt ?? undefined };
}

/** What the key in use did not seal. */
export async function selectUnsealedPictures(
  tx: Transaction,
  { prefix, limit }: { readonly prefix: Uint8Array; readonly limit: number },
): Promise<readonly SelectUnsealedPictures['row'][]> {
  const { rows } = await sql<SelectUnsealedPictures>`
    select id, image from promotion_pictures
     where substring(image from 1 for 9) < ${prefix} or substring(image from 1 for 9) > ${prefix}
     order by id limit ${limit} for update skip locked
  `.execute(tx);
  return rows;
}

export async function writePictureImage(
  tx: Transaction,
  row: { readonly id: PromotionPictureId; readonly image: Uint8Array },
): Promise<void> {
  await sql<WritePictureImage>`
    update promotion_pictures set image = ${row.image} where id = ${row.id}
  `.execute(tx);
}
