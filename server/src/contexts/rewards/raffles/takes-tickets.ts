import type { RaffleId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { siteDay } from '../../../platform/site-date.ts';
import { findRaffle } from './store-raffles.ts';

/**
 * Whether a raffle takes tickets on every day of a span, as far as it is not past: on each of them
 * somebody may take what they were promised.
 */
export async function takesTickets(
  ctx: Ctx,
  { id, from, to }: { readonly id: RaffleId; readonly from: string; readonly to: string },
): Promise<boolean> {
  const raffle = await findRaffle(ctx.tx, id);
  const today = siteDay(ctx);
  const first = from > today ? from : today;
  const isOpen = raffle?.state === 'OPEN' && raffle.closesOn >= today;
  return isOpen && raffle.opensOn <= first && raffle.closesOn >= to;
}
