import type {
  ApprovalId,
  DepositId,
  DepositKind,
  DepositPromotionFault,
  DepositState,
  MemberId,
  OperatorId,
  RewardId,
} from '@portal/protocol';
import { assertDefined } from '@portal/money';
import type { Transaction } from '../../../platform/context.ts';
import { RetryTransaction } from '../../../platform/database.ts';
import { sql } from '../../../platform/sql.ts';
import { violates } from '../../../platform/unique-violation.ts';
import type {
  ClaimDeposit,
  FindDeposit,
  InsertDeposit,
  LockDeposit,
  MarkDepositApproval,
  MarkDepositDecider,
  MarkRefundDecider,
  MoveDeposit,
  MoveDepositStep,
  SelectDeposits,
  SelectDepositSteps,
  SelectCountedOpen,
  SelectOpenDeposits,
  SetChargedBack,
  SetCounted,
  SetPaid,
  SetPayer,
  SetPromotionEnd,
  SumDeposits,
} from '../generated/statements.ts';
import type { ChosenPromotion } from './chosen-promotion.ts';
import type { Ticket } from './ticket.ts';

export type Deposit = FindDeposit['row'];

export const depositColumns = sql`id, site_id as "siteId", member_id as "memberId", reference,
  channel, kind, provider, amount_minor as "amountMinor", fee_minor as "feeMinor",
  paid_minor as "paidMinor", currency, state, state_at as "stateAt", due_at as "dueAt", reason,
  note, payment, return_url as "returnUrl", provider_reference as "providerReference",
  paid_reference as "paidReference", payer_name as "payerName", asked, is_counted as "isCounted",
  claimed_by as "claimedBy",
  claimed_by_name as "claimedByName", claimed_until as "claimedUntil", approval_id as "approvalId",
  decided_by as "decidedBy", refund_decided_by as "refundDecidedBy",
  requested_at as "requestedAt", expires_at as "expiresAt",
  credited_at as "creditedAt", closed_at as "closedAt",
  promotion_id as "promotionId", promotion_version as "promotionVersion",
  promotion_titles as "promotionTitles", promotion_minor as "promotionMinor",
  promotion_fault as "promotionFault", promotion_reward_id as "promotionRewardId",
  chargeback_reference as "chargebackReference",
  chargeback_short_minor as "chargebackShortMinor"`;

export async function insertDeposit(
  tx: Transaction,
  row: {
    readonly id: DepositId;
    readonly siteId: string;
    readonly memberId: MemberId;
    readonly reference: string;
    readonly channel: string;
    readonly kind: DepositKind;
    readonly provider: string;
    readonly amountMinor: bigint;
    readonly feeMinor: bigint;
    readonly currency: string;
    readonly payment: Ticket | null;
    readonly returnUrl: string | null;
    readonly askAt: Temporal.Instant | null;
    /** Whether the member's windows hold it: those of whoever has no limits hold nothing. */
    readonly isCounted: boolean;
    readonly promotion: ChosenPromotion | undefined;
    readonly at: Temporal.Instant;
    readonly expiresAt: Temporal.Instant;
  },
): Promise<void> {
  const at = String(row.at);
  const payment = row.payment === null ? null : JSON.stringify(row.payment);
  const askAt = row.askAt === null ? null : String(row.askAt);
  const { promotion } = row;
  const titles = promotion === undefined ? null : JSON.stringify(promotion.titles);
  await sql<InsertDeposit>`
    insert into deposits (id, site_id, member_id, reference, channel, kind, provider, amount_minor,
                          fee_minor, currency, state, state_at, payment, return_url, ask_at,
                          is_counted, promotion_id, promotion_version, promotion_titles,
                          requested_at, expires_at)
    values (${row.id}, ${row.siteId}, ${row.memberId}, ${row.reference}, ${row.channel},
            ${row.kind}, ${row.provider}, ${row.amountMinor}, ${row.feeMinor}, ${row.currency},
            'CREATED', ${at}::timestamptz, ${payment}::jsonb, ${row.returnUrl},
            ${askAt}::timestamptz, ${row.isCounted}, ${promotion?.id ?? null},
            ${promotion?.version ?? null}, ${titles}::jsonb, ${at}::timestamptz,
            ${String(row.expiresAt)}::timestamptz)
  `.execute(tx);
}

export async function findDeposit(tx: Transaction, id: DepositId): Promise<Deposit | undefined> {
  const { rows } = await sql<FindDeposit>`
    select ${depositColumns} from deposits where id = ${id}
  `.execute(tx);
  return rows[0];
}

/** Whoever acts on an order waits here for whoever acts on it already. */
export async function lockDeposit(tx: Transaction, id: DepositId): Promise<Deposit | undefined> {
  const { rows } = await sql<LockDeposit>`
    select ${depositColumns} from deposits where id = ${id} for update
  `.execute(tx);
  return rows[0];
}

/** What waits, of one member. */
export async function selectOpenDeposits(
  tx: Transaction,
  memberId: MemberId,
): Promise<readonly SelectOpenDeposits['row'][]> {
  const { rows } = await sql<SelectOpenDeposits>`
    select id, channel from deposits where member_id = ${memberId} and closed_at is null
  `.execute(tx);
  return rows;
}

/** Open orders of these members that count into their limits. */
export async function selectCountedOpen(
  tx: Transaction,
  memberIds: readonly MemberId[],
): Promise<readonly SelectCountedOpen['row'][]> {
  const { rows } = await sql<SelectCountedOpen>`
    select id, member_id as "memberId", amount_minor as "amountMinor",
           requested_at as "requestedAt"
      from deposits
     where member_id = any(${memberIds}::text[]) and closed_at is null and is_counted
     order by id
  `.execute(tx);
  return rows;
}

/** Of one member: what was credited ever, what counts into the day of each channel, the last. */
export async function sumDeposits(
  tx: Transaction,
  query: { readonly memberId: MemberId; readonly since: Temporal.Instant },
): Promise<{
  readonly credited: number;
  readonly today: ReadonlyMap<string, bigint>;
  /** When the last one was opened. */
  readonly lastAt: Temporal.Instant | undefined;
}> {
  const since = String(query.since);
  const { rows } = await sql<SumDeposits>`
    select channel, count(*) filter (where credited_at is not null)::int as credited,
           coalesce(sum(amount_minor) filter (where requested_at >= ${since}::timestamptz
             and state not in ('EXPIRED', 'CANCELLED', 'FAILED', 'REFUNDED')), 0)::bigint
             as "todayMinor",
           max(requested_at) as "lastAt"
      from deposits where member_id = ${query.memberId} group by channel
  `.execute(tx);
  return {
    credited: rows.reduce((sum, row) => sum + row.credited, 0),
    today: new Map(rows.map((row) => [row.channel, row.todayMinor])),
    lastAt: rows
      .flatMap(({ lastAt }) => lastAt ?? [])
      .toSorted((left, right) => Temporal.Instant.compare(left, right))
      .at(-1),
  };
}

export interface DepositMove {
  readonly id: DepositId;
  readonly state: DepositState;
  readonly at: Temporal.Instant;
  readonly dueAt: Temporal.Instant | null;
  readonly reason: string | null;
  readonly note: string | null;
  readonly isClosed: boolean;
  readonly by: { readonly kind: 'member' | 'operator' | 'system'; readonly id: string | null };
}

/**
 * The new state and its step; a claim and a wish for a second person end with the state. A provider
 * is still asked about what was given up: it may have been paid before.
 */
export async function moveDeposit(tx: Transaction, move: DepositMove): Promise<void> {
  const { id, state, reason, note, by } = move;
  const at = String(move.at);
  const dueAt = move.dueAt === null ? null : String(move.dueAt);
  await sql<MoveDeposit>`
    update deposits
       set state = ${state}, state_at = ${at}::timestamptz, due_at = ${dueAt}::timestamptz,
           reason = ${reason}, note = ${note}, claimed_by = null, claimed_by_name = null,
           claimed_until = null, approval_id = null,
           closed_at = case when ${move.isClosed} then ${at}::timestamptz end,
           credited_at = case when ${state} = 'CREDITED' then ${at}::timestamptz
                              else credited_at end,
           ask_at = case when ${move.isClosed} and ${state} not in ('EXPIRED', 'CANCELLED')
                         then null else ask_at end
     where id = ${id}
  `.execute(tx);
  await sql<MoveDepositStep>`
    insert into deposit_steps (deposit_id, number, state, at, by_kind, by_id, reason, note)
    values (${id},
            (select coalesce(max(number), 0) + 1 from deposit_steps where deposit_id = ${id}),
            ${state}, ${at}::timestamptz, ${by.kind}, ${by.id}, ${reason}, ${note})
  `.execute(tx);
}

export type DepositStep = SelectDepositSteps['row'];

export async function selectDepositSteps(
  tx: Transaction,
  id: DepositId,
): Promise<readonly DepositStep[]> {
  const { rows } = await sql<SelectDepositSteps>`
    select state, at, by_kind as "byKind", by_id as "byId", reason, note
      from deposit_steps where deposit_id = ${id} order by number
  `.execute(tx);
  return rows;
}

/** What was really paid, under which reference, and the fee of it. */
export async function setPaid(
  tx: Transaction,
  paid: {
    readonly id: DepositId;
    readonly paidMinor: bigint;
    readonly paidReference: string;
    readonly feeMinor: bigint;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<SetPaid>`
    update deposits set paid_minor = ${paid.paidMinor}, paid_reference = ${paid.paidReference},
                        fee_minor = ${paid.feeMinor},
                        paid_at = ${String(paid.at)}::timestamptz
     where id = ${paid.id}
  `
    .execute(tx)
    .catch((error: unknown) => {
      // Somebody else took it for another order since we looked: a second look sees it.
      throw violates(error, ['deposits_paid_reference'])
        ? new RetryTransaction('a payment was taken meanwhile')
        : error;
    });
}

/** In whose name the bank shows it. */
export async function setPayer(
  tx: Transaction,
  order: { readonly id: DepositId; readonly payerName: string },
): Promise<void> {
  await sql<SetPayer>`
    update deposits set payer_name = ${order.payerName} where id = ${order.id}
  `.execute(tx);
}

/** Its provider took the payment back; a reference takes one payment back. */
export async function setChargedBack(
  tx: Transaction,
  row: {
    readonly id: DepositId;
    readonly reference: string;
    readonly shortMinor: bigint;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<SetChargedBack>`
    update deposits
       set chargeback_reference = ${row.reference}, chargeback_short_minor = ${row.shortMinor},
           charged_back_at = ${String(row.at)}::timestamptz
     where id = ${row.id}
  `
    .execute(tx)
    .catch((error: unknown) => {
      // Somebody else used the reference since we looked: a second look sees it.
      throw violates(error, ['deposits_chargeback_reference'])
        ? new RetryTransaction('a chargeback was taken meanwhile')
        : error;
    });
}

/** What the promotion that was chosen with it came to. */
export async function setPromotionEnd(
  tx: Transaction,
  row: {
    readonly id: DepositId;
    readonly promotionMinor: bigint | null;
    readonly promotionFault: DepositPromotionFault | null;
    readonly promotionRewardId: RewardId | null;
  },
): Promise<void> {
  await sql<SetPromotionEnd>`
    update deposits set promotion_minor = ${row.promotionMinor},
                        promotion_fault = ${row.promotionFault},
                        promotion_reward_id = ${row.promotionRewardId}
     where id = ${row.id}
  `.execute(tx);
}

export async function setCounted(
  tx: Transaction,
  change: { readonly id: DepositId; readonly isCounted: boolean },
): Promise<void> {
  await sql<SetCounted>`
    update deposits set is_counted = ${change.isCounted} where id = ${change.id}
  `.execute(tx);
}

export async function claimDeposit(
  tx: Transaction,
  claim: {
    readonly id: DepositId;
    readonly by: OperatorId;
    readonly name: string;
    readonly until: Temporal.Instant;
  },
): Promise<void> {
  await sql<ClaimDeposit>`
    update deposits set claimed_by = ${claim.by}, claimed_by_name = ${claim.name},
                        claimed_until = ${String(claim.until)}::timestamptz
     where id = ${claim.id}
  `.execute(tx);
}

export async function markDepositApproval(
  tx: Transaction,
  order: { readonly id: DepositId; readonly approvalId: ApprovalId },
): Promise<void> {
  await sql<MarkDepositApproval>`
    update deposits set approval_id = ${order.approvalId} where id = ${order.id}
  `.execute(tx);
}

export async function markDepositDecider(
  tx: Transaction,
  order: { readonly id: DepositId; readonly by: OperatorId },
): Promise<void> {
  await sql<MarkDepositDecider>`
    update deposits set decided_by = ${order.by} where id = ${order.id}
  `.execute(tx);
}

/** Beside whoever confirmed it alone, whose day still counts it. */
export async function markRefundDecider(
  tx: Transaction,
  order: { readonly id: DepositId; readonly by: OperatorId },
): Promise<void> {
  await sql<MarkRefundDecider>`
    update deposits set refund_decided_by = ${order.by} where id = ${order.id}
  `.execute(tx);
}

/** Newest first. */
export async function selectDeposits(
  tx: Transaction,
  page: {
    readonly memberId: MemberId;
    readonly before: string | undefined;
    readonly limit: number;
  },
): Promise<readonly Deposit[]> {
  const beyond = page.before === undefined ? sql`true` : sql`id < ${page.before}`;
  const { rows } = await sql<SelectDeposits>`
    select ${depositColumns} from deposits
     where member_id = ${page.memberId} and ${beyond} order by id desc limit ${page.limit}
  `.execute(tx);
  return rows;
}

export function known(deposit: Deposit | undefined): Deposit {
  return assertDefined(deposit, 'it was written just now');
}
