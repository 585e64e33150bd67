import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  InsertFavourite,
  RemoveFavourite,
  SelectFavouriteIds,
} from './generated/statements.ts';

interface Favourite {
  readonly memberId: MemberId;
  readonly nodeId: string;
}

/** The games of a member, the one added last first. */
export async function selectFavouriteIds(
  tx: Transaction,
  memberId: MemberId,
): Promise<readonly string[]> {
  const { rows } = await sql<SelectFavouriteIds>`
    select node_id as "nodeId" from favourites where member_id = ${memberId}
    order by added_at desc, node_id`.execute(tx);
  return rows.map(({ nodeId }) => nodeId);
}

/** A game that is a favourite already keeps its place. */
export async function insertFavourite(
  tx: Transaction,
  row: Favourite & { readonly addedAt: Temporal.Instant },
): Promise<void> {
  await sql<InsertFavourite>`
    insert into favourites (member_id, node_id, added_at)
    values (${row.memberId}, ${row.nodeId}, ${String(row.addedAt)}::timestamptz)
    on conflict do nothing`.execute(tx);
}

export async function removeFavourite(tx: Transaction, row: Favourite): Promise<void> {
  await sql<RemoveFavourite>`
    delete from favourites
    where member_id = ${row.memberId} and node_id = ${row.nodeId}`.execute(tx);
}
