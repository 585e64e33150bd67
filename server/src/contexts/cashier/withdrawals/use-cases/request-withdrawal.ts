import { orderFee } from '@portal/commission';
import { assertDefined, currency, formatAmount, parseAmount } from '@portal/money';
import type { MemberId, PayoutAccountId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { isDeviceNew, refuseHeld, refuseUncoded } from '../../../identity/index.ts';
import { lockAndLook } from '../../../wallet/index.ts';
import {
  findAccount,
  lockMemberAccounts,
  type PayoutAccount,
} from '../../accounts/store-accounts.ts';
import type { CashierSettings } from '../../settings.ts';
import { tellRequest } from '../../tell-request.ts';
import { beginOrder } from '../begin-order.ts';
import { cashOf } from '../hold.ts';
import { ownTerms } from '../own-terms.ts';
import { type CashierPorts, leftOf } from '../requirements.ts';
import { refuseStanding } from '../standing.ts';
import { findOpenOrder, type Order } from '../store-withdrawals.ts';
import { leftToday } from '../today.ts';

export interface WithdrawalCommand {
  readonly payoutAccountId: PayoutAccountId;
  readonly amount: string;
}

/**
 * Takes the money out of the balance and puts it on hold; what carries no risk is approved at once
 * and never passes a person. Refusals in order: those of an extra factor, those of standing,
 * `money_held`, `not_found`, `withdrawal_amount`, `payout_account_cooling`, `withdrawal_open`,
 * `withdrawal_limit`, `turnover_left`, `insufficient_balance`.
 */
export async function requestWithdrawal(
  ctx: Ctx<MemberActor>,
  command: WithdrawalCommand,
  rules: { readonly settings: CashierSettings; readonly ports: CashierPorts },
): Promise<Order> {
  const { ports } = rules;
  const memberId = ctx.actor.id;
  const settings = await ownTerms(ctx, memberId, rules);
  await refuseBareHand(ctx, command.amount, settings);
  // Before the balance, as whoever binds an account: one that is taken off meanwhile is not used.
  await lockMemberAccounts(ctx.tx, memberId);
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
  const order = await beginOrder(ctx, { memberId, account, amountMinor, settings });
  await tellRequest(ctx, { action: 'member.ask_withdrawal', order });
  return order;
}

/** A large one, and one from a new device, takes more than the payment password (E5). */
async function refuseBareHand(
  ctx: Ctx<MemberActor>,
  text: string,
  { withdrawal }: CashierSettings,
): Promise<void> {
  const amount = parseAmount(text, currency(ctx.site.currency));
  const isLarge = amount.ok && amount.value >= withdrawal.codeFromMinor;
  if (isLarge || (await isDeviceNew(ctx))) {
    await refuseUncoded(ctx, 'binds_one');
  }
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
