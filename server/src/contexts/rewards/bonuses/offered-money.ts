import type { Ctx } from '../../../platform/context.ts';
import { sumOffered } from './store-rewards.ts';

/**
 * What members may take and nobody has taken, of promotions, envelopes, raffles and invitations, in
 * minor units: it lies in no account before (R23).
 */
export function offeredMoney(ctx: Ctx): Promise<bigint> {
  return sumOffered(ctx.tx, { currency: ctx.site.currency, at: ctx.clock.now() });
}
