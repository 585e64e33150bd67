import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  ForgetOlderGames,
  SelectRecentIds,
  UpsertRecentGame,
} from './generated/statements.ts';

/** The games that a member opened, the last one first. */
export async function selectRecentIds(
  tx: Transaction,
  memberId: MemberId,
): Promise<readonly string[]> {
  const { rows } = await sql<SelectRecentIds>`
    select node_id as "nodeId" from recent_games where member_id = ${memberId}
    order by opened_at desc, node_id`.execute(tx);
  return rows.map(({ nodeId }) => nodeId);
}

export async function upsertRecentGame(
  tx: Transaction,
  row: {
    readonly memberId: MemberId;
    readonly nodeId: string;
    readonly openedAt: Temporal.Instant;
  },
): Promise<void> {
  await sql<UpsertRecentGame>`
    insert into recent_games (member_id, node_id, opened_at)
    values (${row.memberId}, ${row.nodeId}, ${String(row.openedAt)}::timestamptz)
    on conflict (member_id, node_id) do update set opened_at = excluded.opened_at`.execute(tx);
}

/** Keeps the newest of a member. */
export async function forgetOlderGames(
  tx: Transaction,
  row: { readonly memberId: MemberId; readonly kept: number },
): Promise<void> {
  await sql<ForgetOlderGames>`
    delete from recent_games where member_id = ${row.memberId} and node_id in (
      select node_id from recent_games where member_id = ${row.memberId}
      order by opened_at desc, node_id offset ${row.kept})`.execute(tx);
}
