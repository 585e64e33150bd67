import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { InsertExport } from '../generated/statements.ts';

/** Gives the file its number of the day; nothing when there were as many as are allowed. */
export async function insertExport(
  tx: Transaction,
  row: {
    readonly agentId: MemberId;
    readonly siteDay: string;
    readonly report: string;
    readonly filter: string;
    readonly rowCount: number;
    readonly at: Temporal.Instant;
    readonly most: number;
  },
): Promise<number | undefined> {
  const { rows } = await sql<InsertExport>`
    insert into team_exports (agent_id, site_day, number, report, filter, row_count, made_at)
    select ${row.agentId}, ${row.siteDay}::date, coalesce(max(e.number), 0) + 1, ${row.report},
           ${row.filter}::jsonb, ${row.rowCount}, ${String(row.at)}::timestamptz
      from team_exports e
     where e.agent_id = ${row.agentId} and e.site_day = ${row.siteDay}::date
    having coalesce(max(e.number), 0) < ${row.most}
    on conflict (agent_id, site_day, number) do nothing
    returning number
  `.execute(tx);
  return rows[0]?.number;
}
