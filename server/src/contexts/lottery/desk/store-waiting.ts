import type { Transaction } from '../../../platform/context.ts';
import type { QueueDepth } from '../../../platform/desk-queue.ts';
import { sql } from '../../../platform/sql.ts';
import type { CountWaitingResults, MeasureWaitingResults } from '../generated/statements.ts';

/** Issues whose result or void one person has entered. */
export async function measureWaitingResults(tx: Transaction): Promise<QueueDepth> {
  const { rows } = await sql<MeasureWaitingResults>`
    select count(distinct issue_id)::int as count, min(entered_at) as "oldestAt"
    from lottery_result_entries`.execute(tx);
  return { count: rows[0]?.count ?? 0, oldestAt: rows[0]?.oldestAt ?? undefined };
}

/** How many issues of each game wait so. */
export async function countWaitingResults(tx: Transaction): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<CountWaitingResults>`
    select i.game_code as "gameCode", count(distinct i.id)::int as count
    from lottery_result_entries e join lottery_issues i on i.id = e.issue_id
    group by i.game_code`.execute(tx);
  return new Map(rows.map(({ gameCode, count }) => [gameCode, count]));
}
