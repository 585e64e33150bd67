import { assertDefined } from '@portal/money';
import type { OperatorId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { plain, texts } from '../../../platform/sql-arrays.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  CloseAgreed,
  CloseCase,
  LockCase,
  LockDepositOfCase,
  SelectCases,
  SelectOpenWords,
  SelectTold,
  UpsertCases,
} from '../generated/statements.ts';
import type { Difference } from './compare-statements.ts';

/** Past every id of a case, and every day that a statement may name. */
const afterAll = 'rcd';
const everyDay = { from: '1970-01-01', to: '2999-12-31' };

export type CaseId = `rcc_${string}`;

interface Day {
  readonly provider: string;
  readonly day: string;
}

/** Orders of which a provider may still say that they were paid, so that a person decides first. */
const unended = sql`(
  select provider, reference from deposits where paid_minor is null and provider <> 'manual'
  union all select provider, reference from withdrawal_payouts where closed_at is null)`;

/**
 * Once for each difference, in one statement. One that was found before keeps its case with the
 * amounts of now; one that agreed meanwhile is open again; one that somebody explained stays so.
 * What is open about an order that has no end keeps the word that opened it: what a statement lists
 * for it stands beside, as evidence, and decides nothing.
 */
export async function upsertCases(
  tx: Transaction,
  run: Day & {
    readonly cases: readonly (Difference & { readonly id: CaseId })[];
    readonly currency: string;
    readonly at: Temporal.Instant;
    readonly isStatement?: boolean;
  },
): Promise<void> {
  const { cases, provider, day, isStatement = false } = run;
  const at = String(run.at);
  await sql<UpsertCases>`
    insert into reconciliation_cases as c (id, provider, day, kind, reference, transaction,
                                           ours_minor, theirs_minor, currency, opened_at,
                                           stated_minor, stated_at)
    select k.id, ${provider}, ${day}::date, k.kind, k.reference, k.transaction, k.ours, k.theirs,
           ${run.currency}, ${at}::timestamptz, case when k.holds then k.theirs end,
           case when k.holds then ${at}::timestamptz end
      from (select *, ${isStatement} and exists (
                     select from ${unended} as u
                      where u.provider = ${provider} and u.reference = l.reference) as holds
        from unnest(${plain(cases.map(({ id }) => id))}::text[],
                    ${plain(cases.map(({ kind }) => kind))}::text[],
                    ${texts(cases.map(({ reference }) => reference))}::text[],
                    ${texts(cases.map(({ transaction }) => transaction))}::text[],
                    ${plain(cases.map(({ oursMinor }) => oursMinor ?? undefined))}::bigint[],
                    ${plain(cases.map(({ theirsMinor }) => theirsMinor ?? undefined))}::bigint[])
              as l (id, kind, reference, transaction, ours, theirs)) as k
    on conflict (provider, kind, transaction) do update
       set ours_minor = case when excluded.stated_at is null or c.agrees
                             then excluded.ours_minor else c.ours_minor end,
           theirs_minor = case when excluded.stated_at is null or c.agrees
                               then excluded.theirs_minor else c.theirs_minor end,
           stated_minor = case when excluded.stated_at is null and not c.agrees
                               then c.stated_minor else excluded.stated_minor end,
           stated_at = case when c.agrees then excluded.stated_at
                            else coalesce(excluded.stated_at, c.stated_at) end,
           reference = excluded.reference,
           day = case when c.agrees then excluded.day else c.day end,
           opened_at = case when c.agrees then excluded.opened_at else c.opened_at end,
           closed_at = null, agrees = false
     where c.closed_at is null or c.agrees
  `.execute(tx);
}

/**
 * Closes what was open of a day and is no difference any more; answers how many. What is said of an
 * order that has no end only a person closes, or it would be applied as soon as it is said again.
 */
export async function closeAgreed(
  tx: Transaction,
  run: Day & { readonly still: readonly Difference[]; readonly at: Temporal.Instant },
): Promise<number> {
  const { rows } = await sql<CloseAgreed>`
    with closed as (
      update reconciliation_cases c
         set closed_at = ${String(run.at)}::timestamptz, agrees = true
       where provider = ${run.provider} and day = ${run.day}::date and closed_at is null
         and kind <> 'bad_signature'
         and not exists (select from ${unended} as u
                          where u.provider = c.provider and u.reference = c.reference)
         and not exists (
           select from unnest(${plain(run.still.map(({ kind }) => kind))}::text[],
                              ${texts(run.still.map(({ transaction }) => transaction))}::text[])
             as k (kind, transaction)
           where k.kind = c.kind and k.transaction = c.transaction)
      returning c.id)
    select count(*)::int as count from closed
  `.execute(tx);
  return assertDefined(rows[0], 'a count gives one row').count;
}

/** Newest first: those that wait, or those that are closed; of all days, or of one. */
export async function selectCases(
  tx: Transaction,
  query: {
    readonly isOpen: boolean;
    readonly day: string | undefined;
    readonly before: string | undefined;
    readonly limit: number;
  },
): Promise<readonly SelectCases['row'][]> {
  const { day, before = afterAll } = query;
  const { from, to } = day === undefined ? everyDay : { from: day, to: day };
  const { rows } = await sql<SelectCases>`
    select id, provider, day, kind, reference, transaction, ours_minor as "oursMinor",
           theirs_minor as "theirsMinor", stated_minor as "statedMinor",
           stated_at as "statedAt", currency, opened_at as "openedAt",
           closed_at as "closedAt", closed_by_name as "closedByName", reason, agrees
      from reconciliation_cases
     where (closed_at is null) = ${query.isOpen}
       and day between ${from}::date and ${to}::date and id < ${before}
     order by id desc limit ${query.limit}
  `.execute(tx);
  return rows;
}

/** What providers said of payments to members and the books could not take; below zero. */
export async function selectTold(
  tx: Transaction,
  references: readonly string[],
): Promise<readonly SelectTold['row'][]> {
  const { rows } = await sql<SelectTold>`
    select provider, reference, transaction, theirs_minor as "theirsMinor"
      from reconciliation_cases
     where reference = any(${references}::text[]) and kind in ('missing_here', 'paid_twice')
       and (theirs_minor is null or theirs_minor < 0)
     order by id
  `.execute(tx);
  return rows;
}

/** Open cases about money of one order that the books did not take. */
export async function selectOpenWords(
  tx: Transaction,
  order: { readonly provider: string; readonly reference: string },
): Promise<readonly SelectOpenWords['row'][]> {
  const { rows } = await sql<SelectOpenWords>`
    select kind, transaction, theirs_minor as "theirsMinor" from reconciliation_cases
     where reference = ${order.reference} and provider = ${order.provider} and closed_at is null
       and kind in ('missing_here', 'paid_twice')
     order by id
  `.execute(tx);
  return rows;
}

/** The deposit that a case names, locked until the transaction ends; what is said of it waits. */
export async function lockDepositOfCase(tx: Transaction, id: CaseId): Promise<void> {
  await sql<LockDepositOfCase>`
    select d.id
      from reconciliation_cases c
      join deposits d on d.reference = c.reference and d.provider = c.provider
     where c.id = ${id} for update of d
  `.execute(tx);
}

/** Whether a case of this id is open; locked until the transaction ends. */
export async function lockCase(tx: Transaction, id: CaseId): Promise<LockCase['row'] | undefined> {
  const { rows } = await sql<LockCase>`
    select kind, provider, reference, transaction, closed_at as "closedAt"
      from reconciliation_cases
     where id = ${id} for update
  `.execute(tx);
  return rows[0];
}

export async function closeCase(
  tx: Transaction,
  change: {
    readonly id: CaseId;
    readonly by: OperatorId;
    readonly name: string;
    readonly reason: string;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<CloseCase>`
    update reconciliation_cases
       set closed_at = ${String(change.at)}::timestamptz, closed_by = ${change.by},
           closed_by_name = ${change.name}, reason = ${change.reason}
     where id = ${change.id}
  `.execute(tx);
}
