import { mostOwnTickets, type MemberId, type RaffleId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { offerableAmong } from '../../../limits/index.ts';
import { readAccounts } from '../../../members/index.ts';
import { selectOfSource } from '../../bonuses/store-rewards.ts';
import { findRaffle, type Raffle, selectRaffles } from '../store-raffles.ts';
import { countTickets, selectOwnTickets, selectTickets, selectWinners } from '../store-tickets.ts';

const mostRaffles = 12;
const mostDeskRaffles = 100;

/** A raffle as members see it, with what the caller has of it. */
export type SeenRaffle = Awaited<ReturnType<typeof seen>>[number];

/**
 * The newest raffles that were not taken back; nobody who may have no gifts is shown one that still
 * runs (R13).
 */
export async function listRaffles(ctx: Ctx<MemberActor>): Promise<readonly SeenRaffle[]> {
  const { id } = ctx.actor;
  const newest = await selectRaffles(ctx.tx, mostRaffles);
  const all = newest.filter(({ state }) => state !== 'WITHDRAWN');
  const isEligible = (await offerableAmong(ctx, [id])).has(id);
  const shown = isEligible ? all : all.filter(({ state }) => state === 'DRAWN');
  return seen(ctx, shown, id);
}

/** All of them, for the desk. */
export async function listDeskRaffles(ctx: Ctx): Promise<readonly SeenRaffle[]> {
  return seen(ctx, await selectRaffles(ctx.tx, mostDeskRaffles), null);
}

/** One of them. Refuses with `not_found`. */
export async function readRaffle(
  ctx: Ctx,
  id: RaffleId,
  memberId: MemberId | null,
): Promise<SeenRaffle> {
  const raffle = await findRaffle(ctx.tx, id);
  const [one] = raffle === undefined ? [] : await seen(ctx, [raffle], memberId);
  if (one === undefined) {
    throw new Refusal('not_found');
  }
  return one;
}

/** What anybody needs to compute the draw again. Refuses with `not_found`. */
export async function readRaffleProof(ctx: Ctx, id: RaffleId) {
  const raffle = await findRaffle(ctx.tx, id);
  if (raffle === undefined) {
    throw new Refusal('not_found');
  }
  // Before its close the list is still changing.
  const tickets = raffle.state === 'OPEN' ? [] : await selectTickets(ctx.tx, id);
  return { raffle, tickets };
}

async function seen(ctx: Ctx, raffles: readonly Raffle[], memberId: MemberId | null) {
  const raffleIds = raffles.map(({ id }) => id);
  const counts = await countTickets(ctx.tx, { raffleIds, memberId });
  const winners = await selectWinners(ctx.tx, raffleIds);
  const accounts = await readAccounts(ctx, [...new Set(winners.map((winner) => winner.memberId))]);
  const listed =
    memberId === null
      ? []
      : await selectOwnTickets(ctx.tx, { raffleIds, memberId, most: mostOwnTickets });
  const own = winners.filter((winner) => winner.memberId === memberId);
  const rewards =
    memberId === null
      ? []
      : await selectOfSource(ctx.tx, {
          memberId,
          source: 'raffle',
          references: own.map(({ ticketId }) => ticketId),
        });
  return raffles.map((raffle) => {
    const count = counts.find(({ raffleId }) => raffleId === raffle.id);
    const won = own.find(({ raffleId }) => raffleId === raffle.id);
    return {
      raffle,
      tickets: count?.count ?? 0,
      members: count?.members ?? 0,
      ownTickets: count?.own ?? 0,
      ownTicketList: listed.filter(({ raffleId }) => raffleId === raffle.id),
      winners: winners
        .filter(({ raffleId }) => raffleId === raffle.id)
        .map((winner) => ({ ...winner, account: accounts.get(winner.memberId) ?? '' })),
      ownPrize:
        won === undefined
          ? undefined
          : {
              prize: won.prize,
              reward: rewards.find(({ reference }) => reference === won.ticketId),
            },
    };
  });
}
