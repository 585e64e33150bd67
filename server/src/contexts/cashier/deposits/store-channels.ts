import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  SelectChannelFigures,
  SelectChannelRows,
  SelectChannelRowsProviders,
  UpsertChannel,
} from '../generated/statements.ts';

/** What the desk set, and which providers there are. */
export async function selectChannelRows(
  tx: Transaction,
  siteId: string,
): Promise<{
  readonly settings: readonly SelectChannelRows['row'][];
  readonly providers: readonly string[];
}> {
  const { rows: settings } = await sql<SelectChannelRows>`
    select code, is_open as "isOpen", least_minor as "leastMinor", most_minor as "mostMinor"
      from deposit_channels where site_id = ${siteId}
  `.execute(tx);
  const { rows: providers } = await sql<SelectChannelRowsProviders>`
    select code from payment_providers
  `.execute(tx);
  return { settings, providers: providers.map(({ code }) => code) };
}

export async function upsertChannel(
  tx: Transaction,
  row: {
    readonly siteId: string;
    readonly code: string;
    readonly isOpen: boolean;
    readonly leastMinor: bigint;
    readonly mostMinor: bigint;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  const at = String(row.at);
  await sql<UpsertChannel>`
    insert into deposit_channels (site_id, code, is_open, least_minor, most_minor, changed_at)
    values (${row.siteId}, ${row.code}, ${row.isOpen}, ${row.leastMinor}, ${row.mostMinor},
            ${at}::timestamptz)
    on conflict (site_id, code) do update
       set is_open = excluded.is_open, least_minor = excluded.least_minor,
           most_minor = excluded.most_minor, changed_at = excluded.changed_at
  `.execute(tx);
}

/** What waits in each channel, and what came through it since a moment. */
export async function selectChannelFigures(
  tx: Transaction,
  query: { readonly siteId: string; readonly since: Temporal.Instant },
): Promise<readonly SelectChannelFigures['row'][]> {
  const { rows } = await sql<SelectChannelFigures>`
    select channel, count(*) filter (where closed_at is null)::int as "openOrders",
           coalesce(sum(paid_minor)
             filter (where credited_at >= ${String(query.since)}::timestamptz), 0)::bigint
             as "creditedMinor"
      from deposits
     where site_id = ${query.siteId}
       and (closed_at is null or closed_at >= ${String(query.since)}::timestamptz)
     group by channel
  `.execute(tx);
  return rows;
}
