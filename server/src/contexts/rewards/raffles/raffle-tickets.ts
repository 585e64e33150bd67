import type { RaffleId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { siteDay } from '../../../platform/site-date.ts';
import { giveTickets } from './give-tickets.ts';
import { findRaffle } from './store-raffles.ts';

/** What raffles are asked by those who give their tickets. */
export const raffleTickets = { takes: takesTickets, give: giveTickets };

/** Whether a raffle still takes tickets, today or on a later day. */
export async function takesTickets(ctx: Ctx, id: RaffleId): Promise<boolean> {
  const raffle = await findRaffle(ctx.tx, id);
  return raffle?.state === 'OPEN' && raffle.closesOn >= siteDay(ctx);
}
