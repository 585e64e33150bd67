import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { DeleteTags, InsertTags, SelectTags } from '../generated/statements.ts';

export type Tag = SelectTags['row'];

export async function selectTags(
  tx: Transaction,
  ids: readonly MemberId[],
): Promise<readonly Tag[]> {
  const { rows } = await sql<SelectTags>`
    select member_id as "memberId", tag, given_by as "givenBy", given_at as "givenAt"
      from member_tags where member_id = any(${ids}::text[]) order by tag
  `.execute(tx);
  return rows;
}

/** All that a member carries and that are not among these. */
export async function deleteTags(
  tx: Transaction,
  { memberId, kept }: { readonly memberId: MemberId; readonly kept: readonly string[] },
): Promise<void> {
  await sql<DeleteTags>`
    delete from member_tags where member_id = ${memberId} and tag <> all(${kept}::text[])
  `.execute(tx);
}

export async function insertTags(
  tx: Transaction,
  row: {
    readonly memberId: MemberId;
    readonly tags: readonly string[];
    readonly givenBy: string;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<InsertTags>`
    insert into member_tags (member_id, tag, given_by, given_at)
    select ${row.memberId}, tag, ${row.givenBy}, ${String(row.at)}::timestamptz
      from unnest(${row.tags}::text[]) as t (tag)
    on conflict do nothing
  `.execute(tx);
}
