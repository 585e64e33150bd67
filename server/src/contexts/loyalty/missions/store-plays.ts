import type { GamePlay } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { DeletePlays, InsertPlays, SelectPlays } from '../generated/statements.ts';

/** Play of one game in an hour. */
interface HourPlay extends GamePlay {
  readonly memberId: MemberId;
}

/** The play of an hour, before it is noted anew. */
export async function deletePlays(
  tx: Transaction,
  { memberIds, hour }: { readonly memberIds: readonly MemberId[]; readonly hour: string },
): Promise<void> {
  await sql<DeletePlays>`
    delete from mission_plays
     where member_id = any(${memberIds}::text[]) and hour = ${hour}::timestamptz`.execute(tx);
}

export async function insertPlays(
  tx: Transaction,
  query: {
    readonly hour: string;
    readonly siteDay: string;
    readonly plays: readonly HourPlay[];
  },
): Promise<void> {
  const { hour, siteDay, plays } = query;
  if (plays.length === 0) {
    return;
  }
  await sql<InsertPlays>`
    insert into mission_plays (member_id, hour, category, vendor, game, site_day, valid_minor,
                               bet_count, best_hundredths)
    select member_id, ${hour}::timestamptz, category, vendor, game, ${siteDay}::date,
           sum(valid_minor)::bigint, sum(bet_count)::int, max(best_hundredths)
      from unnest(
        ${plays.map(({ memberId }) => memberId)}::text[],
        ${plays.map(({ category }) => category)}::text[],
        ${plays.map(({ vendor }) => vendor)}::text[],
        ${plays.map(({ game }) => game)}::text[],
        ${plays.map(({ validMinor }) => validMinor)}::bigint[],
        ${plays.map(({ betCount }) => betCount)}::int[],
        ${plays.map(({ bestHundredths }) => bestHundredths)}::bigint[])
        as t (member_id, category, vendor, game, valid_minor, bet_count, best_hundredths)
     group by member_id, category, vendor, game`.execute(tx);
}

export async function selectPlays(
  tx: Transaction,
  query: { readonly memberIds: readonly MemberId[]; readonly from: string; readonly to: string },
): Promise<readonly SelectPlays['row'][]> {
  const { rows } = await sql<SelectPlays>`
    select member_id as "memberId", category, vendor, game,
           coalesce(sum(valid_minor), 0)::bigint as "validMinor",
           coalesce(sum(bet_count), 0)::int as "betCount",
           coalesce(max(best_hundredths), 0) as "bestHundredths"
      from mission_plays
     where member_id = any(${query.memberIds}::text[])
       and site_day between ${query.from}::date and ${query.to}::date
     group by member_id, category, vendor, game`.execute(tx);
  return rows;
}
