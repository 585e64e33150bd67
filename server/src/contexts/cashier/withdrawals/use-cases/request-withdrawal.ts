import { needsReview, orderFee, priorityFromScore } from '@portal/commission';
import { assert, assertDefined, currency, formatAmount, parseAmount } from '@portal/money';
import type { MemberId, PayoutAccountId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { refuseHeld } from '../../../identity/index.ts';
import { noteLocation } from '../../../site/index.ts';
import { lockAndLook, post } from '../../../wallet/index.ts';
import { findAccount, type PayoutAccount } from '../../accounts/store-accounts.ts';
import type { CashierSettings } from '../../settings.ts';
import { cashOf, holdTransfer } from '../hold.ts';
import { moveOrder } from '../move-order.ts';
import { type CashierPorts, leftOf } from '../requirements.ts';
import { assessRisk } from '../risk.ts';
import { refuseStanding } from '../standing.ts';
import { findOpenOrder, findOrder, insertOrder, type Order } from '../store-withdrawals.ts';
import { leftToday } from '../today.ts';

export interface WithdrawalCommand {
  readonly payoutAccountId: PayoutAccountId;
  readonly amount: string;
  /** Where the site was reached; absent where nobody called it. */
  readonly siteUrl?: string;
}

/**
 * Takes the money out of the balance and puts it on hold; what carries no risk is approved at once
 * and never passes a person. Refusals in order: those of standing, `money_held`,
 * `not_found`, `withdrawal_amount`, `payout_account_cooling`, `withdrawal_open`,
 * `withdrawal_limit`, `turnover_left`, `insufficient_balance`.
 */
export async function requestWithdrawal(
  ctx: Ctx<MemberActor>,
  command: WithdrawalCommand,
  rules: { readonly settings: CashierSettings; readonly ports: CashierPorts },
): Promise<Order> {
  const { settings, ports } = rules;
  const memberId = ctx.actor.id;
  await refuseStanding(ctx);
  await refuseHeld(ctx);
  const account = await ownAccount(ctx, command.payoutAccountId);
  const amountMinor = amountOf(ctx, command.amount, settings);
  refuseCooling(ctx, account);
  // Two requests of one member meet at the balance; the second one sees the first.
  const cash = { account: cashOf(memberId), currency: ctx.site.currency };
  const { balances } = await lockAndLook(ctx, { accounts: [cash], debts: [] });
  await refuseOpen(ctx, memberId);
  await refuseDailyLimit(ctx, amountMinor, settings);
  await refuseUnplayed(ctx, ports);
  const { availableMinor } = assertDefined(balances[0], 'the balance of the member');
  if (availableMinor - (await ports.owedOf(ctx, memberId)) < amountMinor) {
    throw new Refusal('insufficient_balance');
  }
  return begin(ctx, { account, amountMinor, settings, siteUrl: command.siteUrl });
}

async function begin(
  ctx: Ctx<MemberActor>,
  wish: {
    readonly account: PayoutAccount;
    readonly amountMinor: bigint;
    readonly settings: CashierSettings;
    readonly siteUrl: string | undefined;
  },
): Promise<Order> {
  const { account, amountMinor, settings, siteUrl } = wish;
  const at = ctx.clock.now();
  const id = ctx.ids.next('wdr');
  const memberId = ctx.actor.id;
  const risk = await assessRisk(ctx, { account, memberId });
  const { currency: code } = ctx.site;
  await insertOrder(ctx.tx, {
    id,
    siteId: ctx.site.id,
    memberId,
    payoutAccountId: account.id,
    amountMinor,
    feeMinor: orderFee(settings.withdrawal.fee, amountMinor),
    currency: code,
    risk: risk.score,
    riskReasons: risk.reasons,
    siteUrl,
    at,
  });
  await noteLocation(ctx, { kind: 'withdrawal', id, by: ctx.actor });
  const [outcome] = await post(ctx, [holdTransfer({ id, memberId, amountMinor, currency: code })]);
  assert(outcome?.ok === true, 'the balance is locked and enough');
  const order = assertDefined(await findOrder(ctx.tx, id), 'it was inserted just now');
  const assessed = await moveOrder(ctx, order, { to: 'RISK' });
  const autoMostMinor = settings.withdrawal.autoMostMinor;
  if (!needsReview(risk, { amountMinor, autoMostMinor })) {
    const dueAt = at.add({ minutes: settings.withdrawal.promisedMinutes });
    return moveOrder(ctx, assessed, { to: 'APPROVED', reason: 'no_review_needed', dueAt });
  }
  const reason = risk.score >= priorityFromScore ? 'review_priority' : reviewReason(risk.reasons);
  const dueAt = at.add({ hours: settings.withdrawal.reviewHours });
  return moveOrder(ctx, assessed, { to: 'REVIEW', reason, dueAt });
}

/** A code that the member reads; it names no sign of risk that would teach how to avoid it. */
function reviewReason(reasons: readonly string[]): string {
  return reasons.includes('first_withdrawal') ? 'review_first' : 'review_amount';
}

async function ownAccount(ctx: Ctx<MemberActor>, id: PayoutAccountId): Promise<PayoutAccount> {
  const account = await findAccount(ctx.tx, id);
  if (account === undefined || account.memberId !== ctx.actor.id || account.removedAt !== null) {
    throw new Refusal('not_found');
  }
  return account;
}

function amountOf(ctx: Ctx, text: string, { withdrawal }: CashierSettings): bigint {
  const unit = currency(ctx.site.currency);
  const parsed = parseAmount(text, unit);
  const { leastMinor, mostMinor, fee } = withdrawal;
  const isFine =
    parsed.ok &&
    parsed.value >= leastMinor &&
    parsed.value <= mostMinor &&
    orderFee(fee, parsed.value) < parsed.value;
  if (!isFine) {
    const [least, most] = [leastMinor, mostMinor].map((minor) => formatAmount(minor, unit));
    throw new Refusal('withdrawal_amount', { least, most });
  }
  return parsed.value;
}

function refuseCooling(ctx: Ctx, { usableFrom }: PayoutAccount): void {
  if (Temporal.Instant.compare(usableFrom, ctx.clock.now()) > 0) {
    throw new Refusal('payout_account_cooling', { until: String(usableFrom) });
  }
}

async function refuseOpen(ctx: Ctx, memberId: MemberId): Promise<void> {
  const withdrawalId = await findOpenOrder(ctx.tx, memberId);
  if (withdrawalId !== undefined) {
    throw new Refusal('withdrawal_open', { withdrawalId });
  }
}

async function refuseDailyLimit(
  ctx: Ctx<MemberActor>,
  amountMinor: bigint,
  settings: CashierSettings,
): Promise<void> {
  const left = await leftToday(ctx, ctx.actor.id, settings);
  if (left.count < 1 || amountMinor > left.amountMinor) {
    throw new Refusal('withdrawal_limit', {
      leftToday: formatAmount(left.amountMinor, currency(ctx.site.currency)),
      leftCount: left.count,
    });
  }
}

async function refuseUnplayed(ctx: Ctx<MemberActor>, ports: CashierPorts): Promise<void> {
  const open = await ports.requirementsOf(ctx, ctx.actor.id);
  const left = open.reduce((sum, requirement) => sum + leftOf(requirement), 0n);
  if (left > 0n) {
    throw new Refusal('turnover_left', { left: formatAmount(left, currency(ctx.site.currency)) });
  }
}
