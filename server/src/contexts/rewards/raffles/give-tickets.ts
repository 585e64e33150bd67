import type { MemberId, RaffleId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { siteDay } from '../../../platform/site-date.ts';
import { hintTickets } from './hint-tickets.ts';
import { lockRaffle } from './store-raffles.ts';
import { insertGiven } from './store-tickets.ts';

/**
 * Tickets that something else gives, once for each thing that gives them; the list is not closed
 * meanwhile. Refuses `raffle_over` where the raffle does not run today.
 */
export async function giveTickets(
  ctx: Ctx,
  gift: {
    readonly raffleId: RaffleId;
    readonly memberId: MemberId;
    readonly count: number;
    readonly givenFor: string;
  },
): Promise<void> {
  const { raffleId, memberId, count, givenFor } = gift;
  if (!(await runsToday(ctx, raffleId))) {
    throw new Refusal('raffle_over');
  }
  const day = siteDay(ctx);
  const ids = Array.from({ length: count }, () => ctx.ids.next('rft'));
  await insertGiven(ctx.tx, { raffleId, memberId, day, givenFor, ids });
  await hintTickets(ctx, [memberId]);
}

/** Whether a raffle takes tickets today; until the transaction is over it is not closed. */
async function runsToday(ctx: Ctx, id: RaffleId): Promise<boolean> {
  const raffle = await lockRaffle(ctx.tx, id);
  const day = siteDay(ctx);
  return raffle?.state === 'OPEN' && raffle.opensOn <= day && day <= raffle.closesOn;
}
