import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  SelectChannelFigures,
  SelectChannelRows,
  SelectChannelRowsProviders,
  UpsertChannel,
} from '../generated/statements.ts';

export type ChannelSetting = SelectChannelRows['row'];

/** What the desk set, and which providers there are. */
export async function selectChannelRows(
  tx: Transaction,
  siteId: string,
): Promise<{
  readonly settings: readonly ChannelSetting[];
  readonly providers: readonly SelectChannelRowsProviders['row'][];
}> {
  const { rows: settings } = await sql<SelectChannelRows>`
    select code, version, is_open as "isOpen", place, least_minor as "leastMinor",
           most_minor as "mostMinor", daily_minor as "dailyMinor",
           fee_fixed_minor as "feeFixedMinor", fee_parts_per_million as "feePartsPerMillion",
           fee_least_minor as "feeLeastMinor", fee_most_minor as "feeMostMinor",
           opens_at as "opensAt", closes_at as "closesAt", notes,
           least_rank as "leastRank", most_rank as "mostRank", tags, minutes,
           fixed_minor as "fixedMinor", weight
      from deposit_channels where site_id = ${siteId}
  `.execute(tx);
  const { rows: providers } = await sql<SelectChannelRowsProviders>`
    select code, takes_deposits as "takesDeposits", currencies from payment_providers
  `.execute(tx);
  return { settings, providers };
}

/** Undefined where somebody changed it since that version; the first one is 0. */
export async function upsertChannel(
  tx: Transaction,
  row: Required<ChannelSetting> & { readonly siteId: string; readonly at: Temporal.Instant },
): Promise<UpsertChannel['row'] | undefined> {
  const at = String(row.at);
  const { rows } = await sql<UpsertChannel>`
    insert into deposit_channels (site_id, code, is_open, place, least_minor, most_minor,
                                  daily_minor, fee_fixed_minor, fee_parts_per_million,
                                  fee_least_minor, fee_most_minor, opens_at, closes_at, notes,
                                  least_rank, most_rank, tags, minutes, fixed_minor, weight,
                                  changed_at)
    values (${row.siteId}, ${row.code}, ${row.isOpen}, ${row.place}, ${row.leastMinor},
            ${row.mostMinor}, ${row.dailyMinor}, ${row.feeFixedMinor}, ${row.feePartsPerMillion},
            ${row.feeLeastMinor}, ${row.feeMostMinor}, ${row.opensAt}, ${row.closesAt},
            ${JSON.stringify(row.notes)}::jsonb, ${row.leastRank}, ${row.mostRank},
            ${row.tags}::text[], ${row.minutes}, ${row.fixedMinor}::bigint[], ${row.weight},
            ${at}::timestamptz)
    on conflict (site_id, code) do update
       set is_open = excluded.is_open, place = excluded.place,
           least_minor = excluded.least_minor, most_minor = excluded.most_minor,
           daily_minor = excluded.daily_minor, fee_fixed_minor = excluded.fee_fixed_minor,
           fee_parts_per_million = excluded.fee_parts_per_million,
           fee_least_minor = excluded.fee_least_minor, fee_most_minor = excluded.fee_most_minor,
           opens_at = excluded.opens_at, closes_at = excluded.closes_at, notes = excluded.notes,
           least_rank = excluded.least_rank, most_rank = excluded.most_rank,
           tags = excluded.tags, minutes = excluded.minutes,
           fixed_minor = excluded.fixed_minor, weight = excluded.weight,
           changed_at = excluded.changed_at, version = deposit_channels.version + 1
     where deposit_channels.version = ${row.version}
    returning version
  `.execute(tx);
  return rows[0];
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
