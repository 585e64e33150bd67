import type { Ctx } from '../../../../platform/context.ts';
import { recordEvents } from '../../../trail/index.ts';
import { closeExpired } from '../store.ts';

/** Writes down what the clock has closed, so that the trail tells of it too. Returns how many. */
export async function expireRequests(ctx: Ctx, limit: number): Promise<number> {
  const closed = await closeExpired(ctx.tx, { siteId: ctx.site.id, now: ctx.clock.now(), limit });
  const events = closed.map(
    ({ id, act }) =>
      ({
        action: 'approval.expire',
        subject: { type: 'approval', id },
        before: { state: 'waiting' },
        after: { state: 'expired', act },
      }) as const,
  );
  if (events.length > 0) {
    await recordEvents(ctx, ...events);
  }
  return closed.length;
}
