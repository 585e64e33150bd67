import type { Category } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { Share } from './accruals.ts';
import type {
  AddShares,
  ForgetShares,
  SelectShares,
  SelectShareSteps,
  SumShares,
} from './generated/statements.ts';

export interface ShareFilter {
  readonly memberId: MemberId;
  readonly source: 'own' | 'team';
  readonly category: Category;
  readonly siteDay: string;
}

/** In the order of the keys, so that two never wait for each other in a circle. */
export async function addShares(tx: Transaction, shares: readonly Share[]): Promise<void> {
  const rows = shares.flatMap(({ steps, ...share }) =>
    steps
      .filter(({ validMinor, amountE4 }) => validMinor !== 0n || amountE4 !== 0n)
      .map((step) => ({ ...share, ...step })),
  );
  await sql<AddShares>`
    insert into rebate_shares as s
      (member_id, source, category, site_day, player_id, step, own_rate, below_rate, valid_minor,
       amount_e4, times)
    select g.member_id, g.source, g.category, g.site_day::date, g.player_id, g.step, g.own_rate,
           g.below_rate, sum(g.valid_minor)::bigint, sum(g.amount_e4)::bigint, count(*)::int
      from unnest(
        ${rows.map(({ memberId }) => memberId)}::text[],
        ${rows.map(({ source }) => source)}::text[],
        ${rows.map(({ category }) => category)}::text[],
        ${rows.map(({ siteDay }) => siteDay)}::text[],
        ${rows.map(({ playerId }) => playerId)}::text[],
        ${rows.map(({ step }) => step)}::text[],
        ${rows.map(({ own }) => own)}::int[],
        ${rows.map(({ below }) => below)}::int[],
        ${rows.map(({ validMinor }) => validMinor)}::bigint[],
        ${rows.map(({ amountE4 }) => amountE4)}::bigint[])
        as g (member_id, source, category, site_day, player_id, step, own_rate, below_rate,
              valid_minor, amount_e4)
     group by 1, 2, 3, 4, 5, 6, 7, 8 order by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (member_id, source, category, site_day, player_id, step, own_rate, below_rate)
    do update set valid_minor = s.valid_minor + excluded.valid_minor,
                  amount_e4 = s.amount_e4 + excluded.amount_e4,
                  times = s.times + excluded.times
  `.execute(tx);
}

function matches(filter: ShareFilter) {
  return sql`member_id = ${filter.memberId} and source = ${filter.source}
    and category = ${filter.category} and site_day = ${filter.siteDay}::date`;
}

/** Whose play of a day brought most stands first. */
export async function selectShares(
  tx: Transaction,
  filter: ShareFilter,
  page: { readonly offset: number; readonly limit: number },
): Promise<readonly SelectShares['row'][]> {
  const { rows } = await sql<SelectShares>`
    select player_id as "playerId", coalesce(sum(valid_minor), 0)::bigint as "validMinor",
           coalesce(sum(amount_e4), 0)::bigint as "amountE4"
      from rebate_shares where ${matches(filter)}
     group by player_id order by 3 desc, 1 offset ${page.offset} limit ${page.limit}
  `.execute(tx);
  return rows;
}

export type ShareStepRow = SelectShareSteps['row'];

/** By which distances of rates and groups it was counted; nothing of what is older than these. */
export async function selectShareSteps(
  tx: Transaction,
  filter: ShareFilter,
  playerIds: readonly MemberId[],
): Promise<readonly ShareStepRow[]> {
  const { rows } = await sql<SelectShareSteps>`
    select player_id as "playerId", step, own_rate as "ownRate", below_rate as "belowRate",
           valid_minor as "validMinor", amount_e4 as "amountE4", times
      from rebate_shares where ${matches(filter)}
       and player_id = any(${playerIds}::text[]) and step <> 'whole'
     order by player_id, step desc, own_rate, below_rate
  `.execute(tx);
  return rows;
}

export async function sumShares(tx: Transaction, filter: ShareFilter): Promise<SumShares['row']> {
  const { rows } = await sql<SumShares>`
    select count(distinct player_id)::int as total,
           coalesce(sum(valid_minor), 0)::bigint as "validMinor",
           coalesce(sum(amount_e4), 0)::bigint as "amountE4"
      from rebate_shares where ${matches(filter)}
  `.execute(tx);
  return rows[0] ?? { total: 0, validMinor: 0n, amountE4: 0n };
}

/** Days before the first one are told no longer. */
export async function forgetShares(tx: Transaction, firstDay: string): Promise<void> {
  await sql<ForgetShares>`
    delete from rebate_shares where site_day < ${firstDay}::date
  `.execute(tx);
}
