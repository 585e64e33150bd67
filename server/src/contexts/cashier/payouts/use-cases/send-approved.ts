import type { WithdrawalId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { openDemands } from '../../../kyc/index.ts';
import { findControls } from '../../control/store-control.ts';
import { isForPeers } from '../../peers/is-for-peers.ts';
import { payersOf, takesPayout } from '../../providers/payers.ts';
import type { CashierSettings } from '../../settings.ts';
import { memberHold } from '../../withdrawals/member-hold.ts';
import { selectSlices } from '../../withdrawals/store-slices.ts';
import { lockOrder, type Order } from '../../withdrawals/store-withdrawals.ts';
import { accountOf } from '../../withdrawals/whole.ts';
import { handOver, leftToPay } from '../hand-over.ts';
import { selectPayouts, selectToSend } from '../store-payouts.ts';

const atOnce = 100;
/** So many payments of one order fail before a person looks (agents-loyalty-money.md E5). */
const mostTries = 3;

/**
 * Hands orders that nobody had to look at to providers of the desk, the first one that takes the
 * amount; one that could not pay for now is followed by another one, at most three in all. The
 * rest waits at the desk: while payouts are stopped (R52), while a stop or hold of its member
 * stands (E5), while papers are asked for (R19), and where other members may pay it.
 */
export async function sendApproved(ctx: Ctx, settings: CashierSettings): Promise<void> {
  const stoppedAt = (await findControls(ctx.tx, ctx.site.id))?.payoutsStoppedAt ?? null;
  if (!settings.withdrawal.autoSend || stoppedAt !== null) {
    return;
  }
  let after: WithdrawalId | undefined;
  for (;;) {
    const query = { siteId: ctx.site.id, after, now: ctx.clock.now(), limit: atOnce };
    const ids = await selectToSend(ctx.tx, query);
    for (const id of ids) {
      await sendOne(ctx, id, settings);
    }
    after = ids.at(-1);
    if (ids.length < atOnce) {
      return;
    }
  }
}

async function sendOne(ctx: Ctx, id: WithdrawalId, settings: CashierSettings): Promise<void> {
  const order = await lockOrder(ctx.tx, id);
  // Somebody may have taken it, or acted on it, between the look and the lock.
  if (order === undefined || !isLeftAlone(ctx, order)) {
    return;
  }
  const slices = await selectSlices(ctx.tx, id);
  const amountMinor = leftToPay(order, slices);
  const isUnderWay = slices.some(({ state }) => state === 'ASSIGNED');
  if (isUnderWay || amountMinor <= 0n || (await isForOthers(ctx, order, settings))) {
    return;
  }
  const provider = await nextPayer(ctx, id, amountMinor);
  if (provider !== undefined) {
    await handOver(ctx, { order, amountMinor, provider, by: null, settings });
  }
}

function isLeftAlone(ctx: Ctx, order: Order): boolean {
  const { state, reason, approvedBy, ruledBy, claimedUntil } = order;
  const isClaimed =
    claimedUntil !== null && Temporal.Instant.compare(claimedUntil, ctx.clock.now()) > 0;
  const isDecided = approvedBy !== null || ruledBy.length > 0;
  const isReady =
    (state === 'APPROVED' && reason === 'no_review_needed') ||
    (state === 'PAYING' && (reason === 'provider_failed' || reason === 'house_pays'));
  return isReady && !isDecided && !isClaimed;
}

/** Its member is stopped or has to send papers first, or other members may pay it. */
async function isForOthers(ctx: Ctx, order: Order, { peers }: CashierSettings): Promise<boolean> {
  const { memberId, amountMinor, feeMinor } = order;
  const isHeld = (await memberHold(ctx, memberId)) !== undefined;
  if (isHeld || (await openDemands(ctx, memberId)) > 0) {
    return true;
  }
  if (!peers.isOn || order.state !== 'APPROVED') {
    return false;
  }
  const { kind } = await accountOf(ctx, order);
  return isForPeers(ctx, { kind, memberId, amountMinor: amountMinor - feeMinor }, peers);
}

/** The first one of the desk that takes the amount and was not tried yet. */
async function nextPayer(
  ctx: Ctx,
  id: WithdrawalId,
  amountMinor: bigint,
): Promise<string | undefined> {
  const payouts = await selectPayouts(ctx.tx, id);
  if (payouts.length >= mostTries) {
    return undefined;
  }
  const tried = new Set(payouts.map(({ provider }) => provider));
  const payers = await payersOf(ctx);
  return payers.find((row) => !tried.has(row.code) && takesPayout(row, amountMinor))?.code;
}
