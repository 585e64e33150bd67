import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { SelectPlayed, SelectRecent } from './generated/statements.ts';

/** Games by how many orders they had since a moment, the most first. */
export async function selectPlayed(
  tx: Transaction,
  from: Temporal.Instant,
): Promise<readonly string[]> {
  const { rows } = await sql<SelectPlayed>`
    select game_code as "gameCode" from lottery_orders
    where placed_at >= ${String(from)}::timestamptz
    group by game_code order by count(*) desc, game_code`.execute(tx);
  return rows.map(({ gameCode }) => gameCode);
}

/** Games that a member bet on last, the newest first. */
export async function selectRecent(
  tx: Transaction,
  memberId: MemberId,
): Promise<readonly string[]> {
  const { rows } = await sql<SelectRecent>`
    select o.game_code as "gameCode" from (
      select game_code, id from lottery_orders where member_id = ${memberId}
      order by id desc limit 200) o
    group by o.game_code order by max(o.id collate "C") desc`.execute(tx);
  return rows.map(({ gameCode }) => gameCode);
}
