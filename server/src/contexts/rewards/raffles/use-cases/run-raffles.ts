import { ticketListHash } from '@portal/commission';
import type { Ctx } from '../../../../platform/context.ts';
import { siteDay } from '../../../../platform/site-date.ts';
import { offerableAmong } from '../../../limits/index.ts';
import { draw } from '../draw.ts';
import { closingOf, drawingOf } from '../draw-times.ts';
import { earnTickets } from '../earn.ts';
import { hintTickets } from '../hint-tickets.ts';
import { onePerPerson } from '../one-per-person.ts';
import { closeRaffle, lockRafflesIn, type Raffle } from '../store-raffles.ts';
import { selectTickets, voidTicketsOf } from '../store-tickets.ts';

/** Gives tickets, closes the lists of what is over, and draws what was closed long enough ago. */
export async function runRaffles(ctx: Ctx): Promise<void> {
  const today = siteDay(ctx);
  const now = ctx.clock.now();
  for (const raffle of await lockRafflesIn(ctx.tx, { state: 'CLOSED', opensBy: today })) {
    if (isAfter(now, drawingOf(ctx, raffle))) {
      await draw(ctx, raffle);
    }
  }
  for (const raffle of await lockRafflesIn(ctx.tx, { state: 'OPEN', opensBy: today })) {
    const isOver = isAfter(now, closingOf(ctx, raffle));
    // Vendors book and take back late; the last look is at every day.
    const yesterday = String(Temporal.PlainDate.from(today).subtract({ days: 1 }));
    await earnTickets(ctx, raffle, { from: isOver ? raffle.opensOn : yesterday, to: today });
    if (isOver) {
      await close(ctx, raffle);
    }
  }
}

function isAfter(now: Temporal.Instant, moment: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, moment) >= 0;
}

/**
 * The list holds nobody who may have nothing, and one account of each person, in an order that was
 * fixed with the tickets.
 */
async function close(ctx: Ctx, { id }: Raffle): Promise<void> {
  const all = await selectTickets(ctx.tx, id);
  const memberIds = [...new Set(all.map(({ memberId }) => memberId))];
  const offerable = await offerableAmong(ctx, memberIds);
  const held = all.filter(({ memberId }) => offerable.has(memberId));
  const eligible = await onePerPerson(ctx, held);
  const out = memberIds.filter((memberId) => !eligible.has(memberId));
  await voidTicketsOf(ctx.tx, { raffleId: id, memberIds: out });
  const tickets = held.filter(({ memberId }) => eligible.has(memberId));
  const listHash = ticketListHash(tickets);
  await closeRaffle(ctx.tx, { id, listHash, at: ctx.clock.now() });
  await hintTickets(ctx, memberIds);
}
