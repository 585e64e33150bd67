import type { MemberId, RaffleId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { siteDay } from '../../../platform/site-date.ts';
import { hintTickets } from './hint-tickets.ts';
import { daysWithRoom } from './days-with-room.ts';
import { lockRaffle, type Raffle } from './store-raffles.ts';
import { countOfMember, insertGiven } from './store-tickets.ts';

/**
 * Tickets that something else gives, once for each thing that gives them; the list is not closed
 * meanwhile. What is above the most of a day lies on later days of the raffle. Refuses
 * `raffle_over` where it does not run today, `raffle_full` where its days have no room for all.
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
  const from = siteDay(ctx);
  const { mostPerDay, closesOn: to } = await lockOpen(ctx, { id: raffleId, day: from });
  const held = await countOfMember(ctx.tx, { raffleId, memberId, from });
  const days = daysWithRoom({ from, to, mostPerDay, held, count });
  if (days === undefined) {
    throw new Refusal('raffle_full');
  }
  const tickets = days.map((day) => ({ id: ctx.ids.next('rft'), day }));
  await insertGiven(ctx.tx, { raffleId, memberId, givenFor, tickets });
  await hintTickets(ctx, [memberId]);
}

/** A raffle that takes tickets on a day; until the transaction is over it is not closed. */
async function lockOpen(
  ctx: Ctx,
  { id, day }: { readonly id: RaffleId; readonly day: string },
): Promise<Raffle> {
  const raffle = await lockRaffle(ctx.tx, id);
  if (raffle?.state !== 'OPEN' || raffle.opensOn > day || day > raffle.closesOn) {
    throw new Refusal('raffle_over');
  }
  return raffle;
}
