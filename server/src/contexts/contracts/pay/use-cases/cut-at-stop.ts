import type { Ctx } from '../../../../platform/context.ts';
import { cutAt } from '../../../turnover/index.ts';

/**
 * Somebody is excluded or stopped, or is so no more, from some moments on: what is booked from each
 * of them on is kept apart, because agents earn nothing by what is booked for a member meanwhile
 * (agents-loyalty-money.md H). Heard in the transaction that holds the member's account.
 */
export async function cutAtStop(
  ctx: Ctx,
  { moments }: { readonly moments: readonly string[] },
): Promise<void> {
  for (const moment of moments) {
    await cutAt(ctx, Temporal.Instant.from(moment));
  }
}
