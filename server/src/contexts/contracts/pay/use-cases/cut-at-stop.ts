import type { Ctx } from '../../../../platform/context.ts';
import { cutDay } from '../../../turnover/index.ts';

/**
 * Somebody was excluded or stopped from play: what is booked from now on is kept apart, because
 * agents earn nothing by what is booked for them after it (agents-loyalty-money.md H).
 */
export async function cutAtStop(ctx: Ctx): Promise<void> {
  await cutDay(ctx, (now) => now);
}
