import type { PayoutFailure } from '@portal/payments';
import type { OperatorId, SliceId, WithdrawalId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { StatementLine } from '../control/compare-statements.ts';
import type {
  AskPayoutAgain,
  FindPayout,
  FindPayoutByReference,
  InsertPayout,
  IsTransactionUsed,
  SchedulePayoutAsk,
  SelectDuePayouts,
  SelectPayouts,
  SelectProviderPayouts,
  SelectProviderReturns,
  SelectToSend,
  SetPayoutFailed,
  SetPayoutPaid,
  SetPayoutSent,
} from '../generated/statements.ts';

export type Payout = FindPayout['row'];

const columns = sql`slice_id as "sliceId", withdrawal_id as "withdrawalId", provider, reference,
  state, failure, transaction, paid_at as "paidAt", sent_at as "sentAt",
  asked, ask_at as "askAt"`;

export async function insertPayout(
  tx: Transaction,
  row: {
    readonly sliceId: SliceId;
    readonly withdrawalId: WithdrawalId;
    readonly provider: string;
    readonly reference: string;
    /** Null where nobody sends it. */
    readonly by: OperatorId | null;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  const at = String(row.at);
  await sql<InsertPayout>`
    insert into withdrawal_payouts (slice_id, withdrawal_id, provider, reference, state,
                                    sent_by, sent_at, ask_at)
    values (${row.sliceId}, ${row.withdrawalId}, ${row.provider}, ${row.reference},
            'SENDING', ${row.by}, ${at}::timestamptz, ${at}::timestamptz)
  `.execute(tx);
}

export async function findPayout(tx: Transaction, id: SliceId): Promise<Payout | undefined> {
  const { rows } = await sql<FindPayout>`
    select ${columns} from withdrawal_payouts where slice_id = ${id}
  `.execute(tx);
  return rows[0];
}

export async function findPayoutByReference(
  tx: Transaction,
  query: { readonly provider: string; readonly reference: string },
): Promise<Payout | undefined> {
  const { rows } = await sql<FindPayoutByReference>`
    select ${columns} from withdrawal_payouts
     where provider = ${query.provider} and reference = ${query.reference}
  `.execute(tx);
  return rows[0];
}

/** Of one withdrawal, in the order in which they were sent. */
export async function selectPayouts(tx: Transaction, id: WithdrawalId): Promise<readonly Payout[]> {
  const { rows } = await sql<SelectPayouts>`
    select ${columns} from withdrawal_payouts where withdrawal_id = ${id}
     order by sent_at, slice_id
  `.execute(tx);
  return rows;
}

/** Payments about which their provider is asked now, the most urgent first; they are not locked. */
export async function selectDuePayouts(
  tx: Transaction,
  query: { readonly now: Temporal.Instant; readonly limit: number },
): Promise<readonly SliceId[]> {
  const { rows } = await sql<SelectDuePayouts>`
    select slice_id as id from withdrawal_payouts where ask_at <= ${String(query.now)}::timestamptz
     order by ask_at, slice_id limit ${query.limit}
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Orders after this one that nobody had to look at and nobody acts on, of which nothing was paid or
 * is under way, and whose failed payments no person sent; not locked.
 */
export async function selectToSend(
  tx: Transaction,
  query: {
    readonly siteId: string;
    readonly after: WithdrawalId | undefined;
    readonly now: Temporal.Instant;
    readonly limit: number;
  },
): Promise<readonly WithdrawalId[]> {
  const { rows } = await sql<SelectToSend>`
    select w.id from withdrawals w
     where w.site_id = ${query.siteId} and w.id > ${query.after ?? ''} and w.closed_at is null
       and w.approved_by is null and cardinality(w.ruled_by) = 0
       and ((w.state = 'APPROVED' and w.reason = 'no_review_needed')
            or (w.state = 'PAYING' and w.reason in ('provider_failed', 'house_pays')))
       and (w.claimed_until is null or w.claimed_until <= ${String(query.now)}::timestamptz)
       and not exists (select from withdrawal_payouts p
                        where p.withdrawal_id = w.id and p.sent_by is not null)
     order by w.id limit ${query.limit}
  `.execute(tx);
  return rows.map(({ id }) => id);
}

export async function schedulePayoutAsk(
  tx: Transaction,
  ask: { readonly id: SliceId; readonly askAt: Temporal.Instant; readonly asked: number },
): Promise<void> {
  await sql<SchedulePayoutAsk>`
    update withdrawal_payouts
       set ask_at = ${String(ask.askAt)}::timestamptz, asked = ${ask.asked}::smallint
     where slice_id = ${ask.id} and closed_at is null
  `.execute(tx);
}

/** A payment about which its provider is still asked is asked about now. */
export async function askPayoutAgain(
  tx: Transaction,
  payout: {
    readonly provider: string;
    readonly reference: string;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<AskPayoutAgain>`
    update withdrawal_payouts set ask_at = ${String(payout.at)}::timestamptz
     where provider = ${payout.provider} and reference = ${payout.reference}
       and closed_at is null and ask_at is not null
  `.execute(tx);
}

/** The provider has it; what becomes of it is still to be heard. */
export async function setPayoutSent(tx: Transaction, id: SliceId): Promise<void> {
  await sql<SetPayoutSent>`
    update withdrawal_payouts set state = 'SENT' where slice_id = ${id} and state = 'SENDING'
  `.execute(tx);
}

export async function setPayoutPaid(
  tx: Transaction,
  end: {
    readonly id: SliceId;
    readonly transaction: string;
    readonly paidAt: Temporal.Instant;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<SetPayoutPaid>`
    update withdrawal_payouts
       set state = 'PAID', transaction = ${end.transaction}, ask_at = null,
           paid_at = ${String(end.paidAt)}::timestamptz, closed_at = ${String(end.at)}::timestamptz
     where slice_id = ${end.id}
  `.execute(tx);
}

export async function setPayoutFailed(
  tx: Transaction,
  end: { readonly id: SliceId; readonly failure: PayoutFailure; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<SetPayoutFailed>`
    update withdrawal_payouts
       set state = 'FAILED', failure = ${end.failure}, ask_at = null,
           closed_at = ${String(end.at)}::timestamptz
     where slice_id = ${end.id}
  `.execute(tx);
}

export async function isTransactionUsed(
  tx: Transaction,
  payment: { readonly provider: string; readonly transaction: string },
): Promise<boolean> {
  const { rows } = await sql<IsTransactionUsed>`
    select slice_id as id from withdrawal_payouts
     where provider = ${payment.provider} and transaction = ${payment.transaction}
  `.execute(tx);
  return rows.length > 0;
}

/** What came back to a provider: under these references, or in this time; above zero. */
export async function selectProviderReturns(
  tx: Transaction,
  query: {
    readonly provider: string;
    readonly transactions: readonly string[];
    readonly from: Temporal.Instant;
    readonly to: Temporal.Instant;
  },
): Promise<readonly StatementLine[]> {
  const { rows } = await sql<SelectProviderReturns>`
    select p.reference, s.return_reference as transaction, s.amount_minor as "amountMinor"
      from withdrawal_payouts p join withdrawal_slices s on s.id = p.slice_id
     where p.provider = ${query.provider} and s.return_reference is not null
       and (s.return_reference = any(${query.transactions}::text[])
            or (s.returned_at >= ${String(query.from)}::timestamptz
                and s.returned_at < ${String(query.to)}::timestamptz))
  `.execute(tx);
  return rows.map(({ reference, transaction, amountMinor }) => ({
    reference,
    transaction: transaction ?? '',
    amountMinor,
  }));
}

/**
 * What a provider paid out for us: of these lines, or in this time; below zero. A payment that came
 * back before it was said to be paid stands under the transaction that the provider lists for it.
 */
export async function selectProviderPayouts(
  tx: Transaction,
  query: {
    readonly provider: string;
    readonly lines: readonly Pick<StatementLine, 'reference' | 'transaction'>[];
    readonly from: Temporal.Instant;
    readonly to: Temporal.Instant;
  },
): Promise<readonly StatementLine[]> {
  const transactions = query.lines.map(({ transaction }) => transaction);
  const { rows } = await sql<SelectProviderPayouts>`
    select p.reference, coalesce(p.transaction, listed.transaction) as transaction,
           -s.amount_minor as "amountMinor"
      from withdrawal_payouts p join withdrawal_slices s on s.id = p.slice_id
      left join (select line.reference, min(line.transaction) as transaction
                   from unnest(${query.lines.map(({ reference }) => reference)}::text[],
                               ${transactions}::text[]) as line (reference, transaction)
                  group by line.reference) listed
        on listed.reference = p.reference and p.transaction is null
           and s.return_reference is not null
     where p.provider = ${query.provider}
       and coalesce(p.transaction, listed.transaction) is not null
       and (p.transaction = any(${transactions}::text[]) or listed.transaction is not null
            or (p.paid_at >= ${String(query.from)}::timestamptz
                and p.paid_at < ${String(query.to)}::timestamptz))
  `.execute(tx);
  return rows.map(({ reference, transaction, amountMinor }) => ({
    reference,
    transaction: transaction ?? '',
    amountMinor: amountMinor ?? 0n,
  }));
}
