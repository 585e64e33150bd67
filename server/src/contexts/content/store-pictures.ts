import type { FeedbackPictureId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  FindPicture,
  InsertPicture,
  SelectPictureIds,
  SelectUnsealedPictures,
  WritePictureImage,
} from './generated/statements.ts';
import type { FeedbackId } from './store.ts';

export async function insertPicture(
  tx: Transaction,
  row: {
    readonly id: FeedbackPictureId;
    readonly feedbackId: FeedbackId;
    readonly image: Uint8Array;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<InsertPicture>`
    insert into feedback_pictures (id, feedback_id, image, made_at)
    values (${row.id}, ${row.feedbackId}, ${row.image}, ${String(row.at)}::timestamptz)
  `.execute(tx);
}

/** The pictures of some messages, in the order in which they were sent. */
export async function selectPictureIds(
  tx: Transaction,
  feedbackIds: readonly FeedbackId[],
): Promise<ReadonlyMap<FeedbackId, readonly FeedbackPictureId[]>> {
  const { rows } = await sql<SelectPictureIds>`
    select id, feedback_id as "feedbackId" from feedback_pictures
     where feedback_id = any(${feedbackIds}::text[]) order by id
  `.execute(tx);
  const byMessage = Map.groupBy(rows, ({ feedbackId }) => feedbackId);
  return new Map([...byMessage].map(([feedbackId, own]) => [feedbackId, own.map(({ id }) => id)]));
}

export async function findPicture(
  tx: Transaction,
  id: FeedbackPictureId,
): Promise<FindPicture['row'] | undefined> {
  const { rows } = await sql<FindPicture>`
    select p.id, p.image, p.feedback_id as "feedbackId", f.member_id as "memberId"
      from feedback_pictures p join feedback f on f.id = p.feedback_id
     where p.id = ${id} and f.member_id is not null
  `.execute(tx);
  return rows[0];
}

/** What the key in use did not seal. */
export async function selectUnsealedPictures(
  tx: Transaction,
  { prefix, limit }: { readonly prefix: Uint8Array; readonly limit: number },
): Promise<readonly SelectUnsealedPictures['row'][]> {
  const { rows } = await sql<SelectUnsealedPictures>`
    select id, image from feedback_pictures
     where substring(image from 1 for 9) < ${prefix} or substring(image from 1 for 9) > ${prefix}
     order by id limit ${limit} for update skip locked
  `.execute(tx);
  return rows;
}

export async function writePictureImage(
  tx: Transaction,
  row: { readonly id: FeedbackPictureId; readonly image: Uint8Array },
): Promise<void> {
  await sql<WritePictureImage>`
    update feedback_pictures set image = ${row.image} where id = ${row.id}
  `.execute(tx);
}
