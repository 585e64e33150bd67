import { orderFee } from '@portal/commission';
import { assertDefined, currency, formatAmount, parseAmount } from '@portal/money';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { sendTogether } from '../../../../platform/statement.ts';
import { dayStart } from '../../../../platform/site-date.ts';
import { lookAtPlayers, moneyVerdicts, type Players, playsWrites } from '../../../limits/index.ts';
import { noteLocation } from '../../../site/index.ts';
import type { CashierRules } from '../../rules.ts';
import type { CashierSettings } from '../../settings.ts';
import { assignPeer } from '../../peers/assign-peer.ts';
import { meetPeer } from '../../peers/meet-peer.ts';
import { peers } from '../../peers/peers.ts';
import { byHand, type OfferedChannel } from '../channels.ts';
import type { ChosenPromotion, PromotionChoice } from '../chosen-promotion.ts';
import { channelsFor } from '../offered-to.ts';
import { moveDepositTo } from '../move-deposit.ts';
import { newReference } from '../../new-reference.ts';
import { tellRequest } from '../../tell-request.ts';
import {
  type Deposit,
  findDeposit,
  insertDeposit,
  known,
  selectOpenDeposits,
  sumDeposits,
} from '../store-deposits.ts';
import { noTicket, type Ticket } from '../ticket.ts';
import { withOpenDeposits } from '../with-open-deposits.ts';

export interface DepositCommand {
  readonly channel: string;
  readonly amount: string;
  readonly isWithoutLimit: boolean;
  readonly promotion?: PromotionChoice | undefined;
  /** Where the page of a provider leads back to, without the id of the order. */
  readonly returnBase: string | undefined;
}

/**
 * Opens an order and counts it into the deposit limits at once, in the same transaction (R4, R5). A
 * transfer by hand says how to pay, one to another member is promised to that member's withdrawal;
 * a provider is asked after the commit. Refusals in order: `deposit_channel_closed`,
 * `deposit_amount`, those of standing and `limit_reached`, `limit_choice_needed`,
 * `deposit_channel_open`, `deposits_open`, `deposit_too_soon`, `deposit_channel_limit`, those of
 * `meetPeer`, those of the promotion that is to be served, which is kept with the order as it was
 * shown.
 */
export async function createDeposit(
  ctx: Ctx<MemberActor>,
  command: DepositCommand,
  rules: CashierRules,
): Promise<Deposit> {
  const settings = rules.settings();
  const memberId = ctx.actor.id;
  const channels = await channelsFor(ctx, rules);
  const channel = channels.find(({ code }) => code === command.channel);
  if (channel === undefined) {
    throw new Refusal('deposit_channel_closed');
  }
  const amountMinor = amountOf(ctx, command.amount, channel);
  // Two orders of one member meet at the account; the second one sees the first (R4).
  const players = await lookAtPlayers(ctx, [memberId]);
  const carried = await withOpenDeposits(ctx, players, { memberIds: [memberId] });
  const [verdict] = moneyVerdicts(ctx, carried, [{ memberId, move: 'deposit', amountMinor }]);
  if (verdict?.ok === false) {
    throw new Refusal(verdict.code, verdict.data);
  }
  const sums = await sumDeposits(ctx.tx, { memberId, since: startOfDay(ctx) });
  if (!command.isWithoutLimit && hasToChoose(ctx, players, sums)) {
    throw new Refusal('limit_choice_needed');
  }
  await refuseOpen(ctx, channel, settings);
  refuseSoon(ctx, sums, settings);
  refuseDailyLimit(ctx, { channel, amountMinor, today: sums.today });
  const peer = await meetPeer(ctx, { channel, amountMinor, settings: settings.peers });
  const promotion = await choose(ctx, command.promotion, {
    rules,
    amountMinor,
    creditedBefore: sums.credited,
  });
  await sendTogether(
    ctx.tx,
    playsWrites(ctx, players, [{ memberId, depositedMinor: amountMinor }]),
  );
  const isCounted = players.get(memberId)?.isCounting === true;
  const { returnBase } = command;
  const { payMinutes } = settings.peers;
  const wish = { channel, amountMinor, isCounted, returnBase, promotion, payMinutes };
  const order = await begin(ctx, wish);
  if (peer !== undefined) {
    await assignPeer(ctx, peer, order);
  }
  await tellRequest(ctx, { action: 'member.open_deposit', order });
  return order;
}

async function begin(
  ctx: Ctx<MemberActor>,
  wish: {
    readonly channel: OfferedChannel;
    readonly amountMinor: bigint;
    readonly isCounted: boolean;
    readonly returnBase: string | undefined;
    readonly promotion: ChosenPromotion | undefined;
    /** How long another member is waited for. */
    readonly payMinutes: number;
  },
): Promise<Deposit> {
  const { channel, amountMinor, isCounted, returnBase, promotion, payMinutes } = wish;
  const at = ctx.clock.now();
  const id = ctx.ids.next('dep');
  const isByHand = channel.provider === byHand;
  const isOwn = isByHand || channel.provider === peers;
  const minutes = channel.provider === peers ? payMinutes : channel.minutes;
  const expiresAt = at.add({ minutes });
  await insertDeposit(ctx.tx, {
    id,
    siteId: ctx.site.id,
    memberId: ctx.actor.id,
    reference: newReference(ctx, 'DP'),
    channel: channel.code,
    kind: channel.kind,
    provider: channel.provider,
    amountMinor,
    feeMinor: orderFee(channel.fee, amountMinor),
    currency: ctx.site.currency,
    payment: isByHand ? ticketOf(channel) : null,
    returnUrl: returnBase === undefined ? null : `${returnBase}${id}`,
    askAt: isOwn ? null : at,
    isCounted,
    promotion,
    at,
    expiresAt,
  });
  await noteLocation(ctx, { kind: 'deposit', id, by: ctx.actor });
  const order = known(await findDeposit(ctx.tx, id));
  return isOwn
    ? moveDepositTo(ctx, order, { to: 'AWAITING', dueAt: expiresAt, isBySite: true })
    : order;
}

function ticketOf({ account }: OfferedChannel): Ticket {
  return { ...noTicket, ...assertDefined(account, 'a channel by hand has an account') };
}

function amountOf(ctx: Ctx, text: string, channel: OfferedChannel): bigint {
  const unit = currency(ctx.site.currency);
  const parsed = parseAmount(text, unit);
  const { leastMinor, mostMinor, fixedMinor, fee } = channel;
  const isFine =
    parsed.ok &&
    parsed.value >= leastMinor &&
    parsed.value <= mostMinor &&
    (fixedMinor.length === 0 || fixedMinor.includes(parsed.value)) &&
    orderFee(fee, parsed.value) < parsed.value;
  if (!isFine) {
    const [least, most] = [leastMinor, mostMinor].map((minor) => formatAmount(minor, unit));
    throw new Refusal('deposit_amount', { least, most });
  }
  return parsed.value;
}

/** Whether this member still has to choose about a deposit limit (R6). */
export function hasToChoose(
  ctx: Ctx<MemberActor>,
  players: Players,
  { credited }: { readonly credited: number },
): boolean {
  const limits = players.get(ctx.actor.id)?.limits ?? [];
  return credited === 0 && !limits.some(({ kind }) => kind === 'deposit');
}

/** Frozen into the order. Refuses with the codes of promotions. */
async function choose(
  ctx: Ctx<MemberActor>,
  choice: PromotionChoice | undefined,
  wish: {
    readonly rules: CashierRules;
    readonly amountMinor: bigint;
    readonly creditedBefore: number;
  },
): Promise<ChosenPromotion | undefined> {
  const { rules, amountMinor, creditedBefore } = wish;
  return choice === undefined
    ? undefined
    : rules.ports.promotions.choose(ctx, { ...choice, amountMinor, creditedBefore });
}

async function refuseOpen(
  ctx: Ctx<MemberActor>,
  { code }: OfferedChannel,
  { deposit }: CashierSettings,
): Promise<void> {
  const open = await selectOpenDeposits(ctx.tx, ctx.actor.id);
  const same = open.find(({ channel }) => channel === code);
  if (same !== undefined) {
    throw new Refusal('deposit_channel_open', { depositId: same.id });
  }
  if (open.length >= deposit.mostOpen) {
    throw new Refusal('deposits_open', { most: deposit.mostOpen });
  }
}

/** A pause after each order, also after one that was given up at once (E2). */
function refuseSoon(
  { clock }: Pick<Ctx, 'clock'>,
  { lastAt }: { readonly lastAt: Temporal.Instant | undefined },
  { deposit }: CashierSettings,
): void {
  const waited = lastAt === undefined ? undefined : clock.now().since(lastAt).total('seconds');
  if (waited !== undefined && waited < deposit.pauseSeconds) {
    const retryAfterSeconds = Math.ceil(deposit.pauseSeconds - waited);
    throw new Refusal('deposit_too_soon', { retryAfterSeconds });
  }
}

function refuseDailyLimit(
  ctx: Ctx,
  wish: {
    readonly channel: OfferedChannel;
    readonly amountMinor: bigint;
    readonly today: ReadonlyMap<string, bigint>;
  },
): void {
  const { channel, amountMinor, today } = wish;
  const paid = today.get(channel.code) ?? 0n;
  // A bound that became lower since leaves nothing, as the terms say.
  const left = paid < channel.dailyMinor ? channel.dailyMinor - paid : 0n;
  if (amountMinor > left) {
    const unit = currency(ctx.site.currency);
    throw new Refusal('deposit_channel_limit', { leftToday: formatAmount(left, unit) });
  }
}

/** The day of the site. */
export function startOfDay(ctx: Ctx): Temporal.Instant {
  return dayStart(ctx);
}
