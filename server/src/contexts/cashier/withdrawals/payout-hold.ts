import { isForHouseToPay, type PayoutHold } from '@portal/commission';
import type { Ctx } from '../../../platform/context.ts';
import { demandWaits } from '../../kyc/index.ts';
import { findControls } from '../control/store-control.ts';
import { memberHold } from './member-hold.ts';
import type { SliceRow } from './store-slices.ts';
import type { Order } from './store-withdrawals.ts';

/** Why an order that the house pays next is not paid now, and since when. */
export interface Held {
  readonly reason: PayoutHold;
  readonly since: Temporal.Instant;
  /** When it ends by itself; absent where nobody can say it. */
  readonly until?: Temporal.Instant;
}

/** What `refusePayment` would say to anybody, as the order's page tells it (E5, R19, R52). */
export async function payoutHold(
  ctx: Ctx,
  order: Order,
  slices: readonly SliceRow[],
): Promise<Held | undefined> {
  if (!isForHouseToPay(order.state, slices)) {
    return undefined;
  }
  const demand = await demandWaits(ctx, order.memberId);
  if (demand !== undefined) {
    const reason = demand.isForMember ? 'papers_wanted' : 'papers_checked';
    return { reason, since: laterOf(order, demand.since) };
  }
  const hold = await memberHold(ctx, order.memberId);
  if (hold !== undefined) {
    const since = hold.reason === 'money_held' ? laterOf(order, hold.since) : order.stateAt;
    return { ...hold, since };
  }
  const stoppedAt = (await findControls(ctx.tx, order.siteId))?.payoutsStoppedAt ?? null;
  return stoppedAt === null
    ? undefined
    : { reason: 'payouts_stopped', since: laterOf(order, stoppedAt) };
}

function laterOf({ stateAt }: Order, at: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(stateAt, at) > 0 ? stateAt : at;
}
