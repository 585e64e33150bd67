import type { MemberId, RaffleId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { hintTickets } from './hint-tickets.ts';
import { lockRaffle } from './store-raffles.ts';
import { voidTicketsFor } from './store-tickets.ts';

/** Tickets of a raffle that something gave to a member. */
export interface GivenTickets {
  readonly raffleId: RaffleId;
  readonly memberId: MemberId;
  readonly givenFor: string;
}

/**
 * Tickets whose ground is there no more take no part, as long as the list is not closed: a list
 * that was published is never changed (agents-loyalty-money.md D7). Answers how many those are.
 */
export function voidGiven(ctx: Ctx, gift: GivenTickets): Promise<number> {
  return setVoid(ctx, { ...gift, isVoid: true });
}

/** They take part again, where their ground is back before the list is closed. */
export function restoreGiven(ctx: Ctx, gift: GivenTickets): Promise<number> {
  return setVoid(ctx, { ...gift, isVoid: false });
}

async function setVoid(
  ctx: Ctx,
  gift: GivenTickets & { readonly isVoid: boolean },
): Promise<number> {
  const raffle = await lockRaffle(ctx.tx, gift.raffleId);
  if (raffle?.state !== 'OPEN') {
    return 0;
  }
  const count = await voidTicketsFor(ctx.tx, gift);
  await hintTickets(ctx, [gift.memberId]);
  return count;
}
