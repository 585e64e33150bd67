import type { MemberId, RebateId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  FindLastClaim,
  FinishRun,
  InsertRebatePayments,
  OpenRebateRun,
  OpenRebateRunFirst,
  SelectRebatePayments,
  StepRun,
} from './generated/statements.ts';

export interface NewPayment {
  readonly id: RebateId;
  readonly memberId: MemberId;
  readonly kind: 'auto' | 'claim';
  readonly amountMinor: bigint;
  /** JSON of the parts. */
  readonly parts: string;
}

export async function insertRebatePayments(
  tx: Transaction,
  rows: readonly NewPayment[],
  at: Temporal.Instant,
): Promise<void> {
  await sql<InsertRebatePayments>`
    insert into rebate_payments (id, member_id, kind, amount_minor, parts, paid_at)
    select r.id, r.member_id, r.kind, r.amount, r.parts::jsonb, ${String(at)}::timestamptz
      from unnest(${rows.map(({ id }) => id)}::text[],
                  ${rows.map(({ memberId }) => memberId)}::text[],
                  ${rows.map(({ kind }) => kind)}::text[],
                  ${rows.map(({ amountMinor }) => amountMinor)}::bigint[],
                  ${rows.map(({ parts }) => parts)}::text[])
        as r (id, member_id, kind, amount, parts)
  `.execute(tx);
}

export type PaymentRow = SelectRebatePayments['row'];

/** Newest first; a cursor is the last one of the page before. */
export async function selectRebatePayments(
  tx: Transaction,
  query: {
    readonly memberId: MemberId;
    readonly before: RebateId | undefined;
    readonly limit: number;
  },
): Promise<readonly PaymentRow[]> {
  const { before } = query;
  const older =
    before === undefined
      ? sql``
      : sql`and (p.paid_at, p.id) < (select c.paid_at, c.id from rebate_payments c
                                      where c.id = ${before} and c.member_id = p.member_id)`;
  const { rows } = await sql<SelectRebatePayments>`
    select p.id, p.kind, p.amount_minor as "amountMinor", p.parts, p.paid_at as "paidAt"
      from rebate_payments p
     where p.member_id = ${query.memberId} ${older}
     order by p.paid_at desc, p.id desc limit ${query.limit}
  `.execute(tx);
  return rows;
}

export async function findLastClaim(
  tx: Transaction,
  memberId: MemberId,
): Promise<Temporal.Instant | null> {
  const { rows } = await sql<FindLastClaim>`
    select max(paid_at) as "paidAt" from rebate_payments
     where member_id = ${memberId} and kind = 'claim'
  `.execute(tx);
  return rows[0]?.paidAt ?? null;
}

export type RebateRun = OpenRebateRun['row'];

/** The credit of a day, locked; undefined while another transaction has it, or when it is over. */
export async function openRebateRun(
  tx: Transaction,
  siteDay: string,
): Promise<RebateRun | undefined> {
  await sql<OpenRebateRunFirst>`
    insert into rebate_runs (site_day) values (${siteDay}::date) on conflict do nothing
  `.execute(tx);
  const { rows } = await sql<OpenRebateRun>`
    select after_id as "afterId" from rebate_runs
     where site_day = ${siteDay}::date and finished_at is null for update skip locked
  `.execute(tx);
  return rows[0];
}

export async function stepRun(tx: Transaction, siteDay: string, afterId: string): Promise<void> {
  await sql<StepRun>`
    update rebate_runs set after_id = ${afterId} where site_day = ${siteDay}::date
  `.execute(tx);
}

export async function finishRun(
  tx: Transaction,
  siteDay: string,
  at: Temporal.Instant,
): Promise<void> {
  await sql<FinishRun>`
    update rebate_runs set finished_at = ${String(at)}::timestamptz
     where site_day = ${siteDay}::date
  `.execute(tx);
}
