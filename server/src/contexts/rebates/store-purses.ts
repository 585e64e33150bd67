import type { Category } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { Accrual } from './accruals.ts';
import type {
  AddAccruals,
  ForgetAccruals,
  PayPurses,
  SelectOwed,
  SelectPurses,
  SumEarned,
} from './generated/statements.ts';

export function minuteOf(moment: Temporal.Instant): Temporal.Instant {
  return moment.round({ smallestUnit: 'minute', roundingMode: 'floor' });
}

/** Adds to purses, which are locked in one order, and to the minute. */
export async function addAccruals(
  tx: Transaction,
  rows: readonly Accrual[],
  minute: Temporal.Instant,
): Promise<void> {
  await sql<AddAccruals>`
    with given as (
      select g.member_id, g.category, g.source, g.site_day::date as site_day, g.valid_minor,
             g.amount_e4 from unnest(
        ${rows.map(({ memberId }) => memberId)}::text[],
        ${rows.map(({ category }) => category)}::text[],
        ${rows.map(({ source }) => source)}::text[],
        ${rows.map(({ siteDay }) => siteDay)}::text[],
        ${rows.map(({ validMinor }) => validMinor)}::bigint[],
        ${rows.map(({ amountE4 }) => amountE4)}::bigint[])
        as g (member_id, category, source, site_day, valid_minor, amount_e4)),
    young as (
      insert into rebate_accruals as a
        (member_id, category, source, site_day, minute, valid_minor, amount_e4)
      select member_id, category, source, site_day, ${String(minute)}::timestamptz, valid_minor,
             amount_e4 from given
      on conflict (member_id, category, source, site_day, minute) do update
        set valid_minor = a.valid_minor + excluded.valid_minor,
            amount_e4 = a.amount_e4 + excluded.amount_e4)
    insert into rebate_purses as p (member_id, category, source, valid_minor, accrued_e4)
    select member_id, category, source, sum(valid_minor)::bigint, sum(amount_e4)::bigint
      from given group by 1, 2, 3 order by 1, 2, 3
    on conflict (member_id, category, source) do update
       set valid_minor = p.valid_minor + excluded.valid_minor,
           accrued_e4 = p.accrued_e4 + excluded.accrued_e4
  `.execute(tx);
}

/** From when on a part of a purse is too young to be paid. */
export type Cut = { readonly minute: Temporal.Instant } | { readonly siteDay: string };

export type PurseRow = SelectPurses['row'];

/**
 * What is too young stands apart. Nothing is locked here: whoever pays holds the cash account, and
 * one look at purses and minutes sees both as of one moment.
 */
export async function selectPurses(
  tx: Transaction,
  memberIds: readonly MemberId[],
  cut: Cut,
): Promise<readonly PurseRow[]> {
  const isYoung =
    'minute' in cut
      ? sql`a.minute >= ${String(cut.minute)}::timestamptz`
      : sql`a.site_day >= ${cut.siteDay}::date`;
  const young = sql`from rebate_accruals a where a.member_id = p.member_id
    and a.category = p.category and a.source = p.source and ${isYoung}`;
  const { rows } = await sql<SelectPurses>`
    select p.member_id as "memberId", p.category, p.source, p.valid_minor as "validMinor",
           p.paid_valid_minor as "paidValidMinor", p.accrued_e4 as "accruedE4",
           p.paid_e4 as "paidE4",
           coalesce((select sum(a.valid_minor) ${young}), 0)::bigint as "youngValidMinor",
           coalesce((select sum(a.amount_e4) ${young}), 0)::bigint as "youngE4"
      from rebate_purses p where p.member_id = any(${memberIds}::text[])
     order by p.member_id, p.category, p.source
  `.execute(tx);
  return rows;
}

export interface PaidPurse {
  readonly memberId: MemberId;
  readonly category: Category;
  readonly source: 'own' | 'team';
  readonly paidE4: bigint;
  readonly paidValidMinor: bigint;
}

export async function payPurses(tx: Transaction, purses: readonly PaidPurse[]): Promise<void> {
  await sql<PayPurses>`
    update rebate_purses p set paid_e4 = c.paid_e4, paid_valid_minor = c.paid_valid
      from unnest(${purses.map(({ memberId }) => memberId)}::text[],
                  ${purses.map(({ category }) => category)}::text[],
                  ${purses.map(({ source }) => source)}::text[],
                  ${purses.map(({ paidE4 }) => paidE4)}::bigint[],
                  ${purses.map(({ paidValidMinor }) => paidValidMinor)}::bigint[])
        as c (member_id, category, source, paid_e4, paid_valid)
     where p.member_id = c.member_id and p.category = c.category and p.source = c.source
  `.execute(tx);
}

/** The next members who earned more than they were paid. */
export async function selectOwed(
  tx: Transaction,
  page: { readonly afterId: string; readonly limit: number },
): Promise<readonly MemberId[]> {
  const { rows } = await sql<SelectOwed>`
    select distinct member_id as "memberId" from rebate_purses
     where accrued_e4 > paid_e4 and member_id > ${page.afterId}
     order by member_id limit ${page.limit}
  `.execute(tx);
  return rows.map(({ memberId }) => memberId);
}

/** Minutes of the days before one, of which nothing is too young any more. */
export async function forgetAccruals(tx: Transaction, siteDay: string): Promise<void> {
  await sql<ForgetAccruals>`
    delete from rebate_accruals where site_day < ${siteDay}::date
  `.execute(tx);
}

/** What all purses hold that was not paid; what a void took back elsewhere lowers none of it. */
export async function sumEarned(tx: Transaction): Promise<bigint> {
  const { rows } = await sql<SumEarned>`
    select coalesce(sum(accrued_e4 - paid_e4), 0)::bigint as "earnedE4" from rebate_purses
     where accrued_e4 > paid_e4`.execute(tx);
  return rows[0]?.earnedE4 ?? 0n;
}
