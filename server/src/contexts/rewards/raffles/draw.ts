import { drawRaffle } from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { MemberId, RaffleId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import { insertReward } from '../bonuses/store-rewards.ts';
import { usualPlay } from '../bonuses/usual-play.ts';
import { hintTickets } from './hint-tickets.ts';
import { openSeed } from './seed.ts';
import { type Raffle, revealRaffle } from './store-raffles.ts';
import { markWinners, selectTickets } from './store-tickets.ts';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** A member won a prize of a raffle; it waits in the reward centre. */
    readonly 'rewards.raffle_won': {
      readonly memberId: MemberId;
      readonly raffleId: RaffleId;
      readonly names: Readonly<Record<string, string>>;
      readonly prize: number;
      readonly amountMinor: string;
      readonly currency: string;
    };
    /** A raffle was drawn; these had tickets, and none of them won. */
    readonly 'rewards.raffle_missed': {
      readonly memberIds: readonly MemberId[];
      readonly raffleId: RaffleId;
    };
  }
}

const daysToTake = 14;

/**
 * Draws a closed raffle and publishes its seed. The seed was committed to before there was a
 * ticket, and the list was published before the draw, so that nobody chose either for the other.
 */
export async function draw(
  ctx: Ctx,
  raffle: Raffle & { readonly seedSecret: Uint8Array },
): Promise<void> {
  const { id, prizesMinor } = raffle;
  const seedHex = openSeed(ctx, raffle);
  const tickets = await selectTickets(ctx.tx, id);
  const wins = drawRaffle(tickets, { seedHex }, { prizes: prizesMinor.length, onePerMember: true });
  const held = new Map(tickets.map((ticket) => [ticket.ticketId, ticket]));
  const won = wins.map(({ ticketId, prize }) => ({
    ...assertDefined(
      held.get(ticketId as (typeof tickets)[number]['ticketId']),
      'a ticket of the list',
    ),
    prize,
  }));
  await markWinners(ctx.tx, won);
  await revealRaffle(ctx.tx, { id, seedHex, at: ctx.clock.now() });
  for (const win of won) {
    await give(ctx, raffle, win);
  }
  const winners = new Set(won.map(({ memberId }) => memberId));
  const holders = new Set(tickets.map(({ memberId }) => memberId));
  await hintTickets(ctx, [...holders]);
  const memberIds = [...holders].filter((memberId) => !winners.has(memberId));
  if (memberIds.length > 0) {
    await emit(ctx, { name: 'rewards.raffle_missed', payload: { memberIds, raffleId: id } });
  }
}

async function give(
  ctx: Ctx,
  { id: raffleId, names, multiple, prizesMinor }: Raffle,
  win: { readonly ticketId: string; readonly memberId: MemberId; readonly prize: number },
): Promise<void> {
  const { memberId, ticketId, prize } = win;
  const amountMinor = BigInt(assertDefined(prizesMinor[prize - 1], 'a prize of the raffle'));
  const { currency } = ctx.site;
  const at = ctx.clock.now();
  await insertReward(ctx.tx, {
    id: ctx.ids.next('rwd'),
    memberId,
    source: 'raffle',
    reference: ticketId,
    titles: names,
    amountMinor,
    currency,
    wagering: usualPlay(multiple),
    depositMinor: 0n,
    claimUntil: at.add({ hours: 24 * daysToTake }),
    at,
  });
  const prizeNews = { memberId, raffleId, names, prize };
  const payload = { ...prizeNews, amountMinor: String(amountMinor), currency };
  await emit(ctx, { name: 'rewards.raffle_won', payload });
}
