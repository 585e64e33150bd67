import { createHash } from 'node:crypto';
import { maskName, ticketState } from '@portal/commission';
import { abilitiesOf, type BodyOf, type Endpoints, type ReplyOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { amountOf, minorOf, textIn } from '../promotions/terms.ts';
import { drawingOf } from './draw-times.ts';
import type { RaffleForm } from './use-cases/create-raffle.ts';
import type { readRaffleProof, SeenRaffle } from './use-cases/list-raffles.ts';

type Shown = ReplyOf<Endpoints['claimRafflePrize']>;

const holderCharacters = 16;

function factsOf({ raffle, tickets, winners }: SeenRaffle, currency: string) {
  const { id, earnedBy, mostPerDay, multiple, state, opensOn, closesOn } = raffle;
  return {
    id,
    earnedBy,
    perAmount: amountOf(raffle.perMinor, currency),
    mostPerDay,
    multiple,
    state,
    opensOn,
    closesOn,
    currency,
    prizes: raffle.prizesMinor.map((prize) => amountOf(BigInt(prize), currency)),
    commitment: raffle.commitment,
    listHash: raffle.listHash,
    seed: raffle.seedHex,
    tickets,
    winners: winners.map(({ prize, account, ticketId }) => {
      return { prize, account: maskName(account), ticketId };
    }),
    drawnAt: raffle.drawnAt === null ? null : String(raffle.drawnAt),
  };
}

export function presentRaffle(
  row: SeenRaffle,
  { locales, site }: { readonly locales: readonly string[]; readonly site: Ctx['site'] },
): Shown {
  const { raffle, ownPrize, ownTickets, ownTicketList } = row;
  const reward = ownPrize?.reward;
  const { currency } = site;
  return {
    ...factsOf(row, currency),
    name: textIn(raffle.names, locales) ?? '',
    drawsFrom: String(drawingOf({ site }, raffle)),
    ownTickets,
    ownTicketList: ownTicketList.map(({ ticketId, earnedOn, isVoid, prize }) => ({
      ticketId,
      earnedOn,
      state: ticketState({ isVoid, prize, isDrawn: raffle.state === 'DRAWN' }),
    })),
    ownPrize:
      ownPrize === undefined || reward === undefined
        ? null
        : {
            prize: ownPrize.prize,
            prizeAmount: amountOf(reward.amountMinor, currency),
            status: reward.state,
          },
  };
}

/** Tickets of one member can be told to be one's, and nobody learns whose. */
export function presentProof(
  { raffle, tickets }: Awaited<ReturnType<typeof readRaffleProof>>,
  currency: string,
): ReplyOf<Endpoints['readRaffleProof']> {
  const { id, commitment, listHash, seedHex, prizesMinor } = raffle;
  return {
    id,
    commitment,
    listHash,
    seed: seedHex,
    prizes: prizesMinor.map((prize) => amountOf(BigInt(prize), currency)),
    tickets: tickets.map(({ ticketId, memberId, prize }) => ({
      ticketId,
      holder: createHash('sha256')
        .update(`${id}|${memberId}`)
        .digest('hex')
        .slice(0, holderCharacters),
      prize,
    })),
  };
}

export function presentDeskRaffle(
  row: SeenRaffle,
  { site }: Pick<Ctx, 'site'>,
): ReplyOf<Endpoints['endRaffle']> {
  const { raffle, members } = row;
  const { names, madeAt } = raffle;
  return { ...factsOf(row, site.currency), names, members, madeAt: String(madeAt) };
}

/** What this operator may do with raffles. */
export function manageAbilities(ctx: Ctx<OperatorActor>): 'manage'[] {
  return abilitiesOf(ctx.actor.role).includes('loyalty.manage') ? ['manage'] : [];
}

/** What was typed, in minor units. */
export function raffleForm(body: BodyOf<Endpoints['createRaffle']>, code: string): RaffleForm {
  const { names, earnedBy, mostPerDay, opensOn, closesOn, multiple } = body;
  return {
    names,
    earnedBy,
    perMinor: minorOf(body.perAmount, code),
    mostPerDay,
    opensOn,
    closesOn,
    multiple,
    prizesMinor: body.prizes.map((prize) => minorOf(prize, code)),
  };
}
