import type { Ctx } from '../../../platform/context.ts';
import type { QueueDepth } from '../../../platform/desk-queue.ts';
import { measureLate } from './store-queue.ts';

/** An order that is older alarms (agents-loyalty-money.md E5), whoever has to act on it. */
const lateHours = 24;

/** What was asked for before this moment and is still open is late. */
export function lateBefore(ctx: Pick<Ctx, 'clock'>): Temporal.Instant {
  return ctx.clock.now().subtract({ hours: lateHours });
}

export function measureLateOrders(ctx: Ctx): Promise<QueueDepth> {
  return measureLate(ctx.tx, { siteId: ctx.site.id, before: lateBefore(ctx) });
}
