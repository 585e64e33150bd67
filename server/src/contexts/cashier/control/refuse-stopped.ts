import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findControls } from './store-control.ts';

/** Refuses with `payouts_stopped` while the books do not come to zero (R52). */
export async function refuseStopped(ctx: Ctx): Promise<void> {
  const since = (await findControls(ctx.tx, ctx.site.id))?.payoutsStoppedAt ?? null;
  if (since !== null) {
    throw new Refusal('payouts_stopped', { since: String(since) });
  }
}
