import type { Ctx } from '../../../platform/context.ts';
import { peers } from '../peers/peers.ts';
import type { CashierSettings } from '../settings.ts';
import { moveOrder, noteStep } from './move-order.ts';
import type { Progress } from './payments.ts';
import type { Order } from './store-withdrawals.ts';

/**
 * The order is over when nothing is left; what is left is paid anew, after another member by the
 * next one where there may be one.
 */
export async function afterConfirming(
  ctx: Ctx,
  done: {
    readonly order: Order;
    readonly progress: Progress;
    /** Who paid last. */
    readonly payer: string;
    readonly settings: CashierSettings;
    readonly reason: string;
    /** Why the rest is paid, where that is more than that it is left. */
    readonly restReason?: string;
    /** What counts as received without an answer, or what was ruled on. */
    readonly aboutMinor?: bigint;
  },
): Promise<Order> {
  const { order, progress, payer, settings, reason, aboutMinor = order.amountMinor } = done;
  const { restReason = 'rest_is_paid' } = done;
  // Of a ruling, which says by its reason which way it went.
  const leftMinor = done.restReason === undefined ? undefined : progress.remainingMinor;
  if (progress.remainingMinor === 0n) {
    return moveOrder(ctx, order, { to: 'COMPLETED', reason, aboutMinor });
  }
  // A member only answers; what comes of the rest is not theirs, while a ruling decides it.
  const isBySite = ctx.actor.kind === 'member';
  const isForPeers =
    payer === peers && settings.peers.isOn && progress.remainingMinor >= settings.peers.leastMinor;
  if (isForPeers) {
    const part = await tellPart(ctx, done, { leftMinor, aboutMinor, isBySite });
    const dueAt = ctx.clock.now().add({ minutes: settings.peers.matchMinutes });
    return moveOrder(ctx, part, { to: 'MATCHING', reason: 'peer_wanted', dueAt, isBySite });
  }
  const dueAt = ctx.clock.now().add({ hours: settings.withdrawal.reviewHours });
  const rest = { reason: restReason, aboutMinor, leftMinor };
  return moveOrder(ctx, order, { to: 'PAYING', dueAt, isBySite, ...rest });
}

/**
 * What came of a payment between members, before the next member is looked for: where nothing has
 * come so far, a ruling is still told.
 */
async function tellPart(
  ctx: Ctx,
  done: Parameters<typeof afterConfirming>[1],
  facts: {
    readonly leftMinor: bigint | undefined;
    readonly aboutMinor: bigint;
    readonly isBySite: boolean;
  },
): Promise<Order> {
  const { order, progress, reason, restReason } = done;
  if (progress.receivedMinor > 0n) {
    const { leftMinor, aboutMinor } = facts;
    return moveOrder(ctx, order, { to: 'PART_PAID', reason, aboutMinor, leftMinor });
  }
  return restReason === undefined
    ? order
    : noteStep(ctx, order, { reason: restReason, dueAt: null, ...facts });
}
