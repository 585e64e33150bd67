import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { rewardStatuses } from '../promotions.ts';
import { raffleTicketStates } from '../raffles.ts';
import { raffleId, raffleTicketId } from '../schemas/ids.ts';
import { raffleDraw, rafflePrizes, raffleShown } from '../schemas/raffle.ts';
import { amountText, dayText, instantText, languageCode } from '../schemas/wire.ts';

const base = '/wps/relay/raffles';
const language = z.strictObject({ language: languageCode.optional() });
const one = z.strictObject({ id: raffleId });

const raffle = z.strictObject({
  ...raffleShown,
  name: z.string(),
  /** The draw comes no earlier; `drawnAt` is when it was. */
  drawsFrom: instantText,
  ownTickets: z.int(),
  /** The newest of them, void ones as well: whoever knows theirs finds them in the list. */
  ownTicketList: z.array(
    z.strictObject({
      ticketId: raffleTicketId,
      earnedOn: dayText,
      state: z.enum(raffleTicketStates),
    }),
  ),
  /** What the caller won; null without a prize, and before the draw. */
  ownPrize: z
    .strictObject({ prize: z.int(), prizeAmount: amountText, status: z.enum(rewardStatuses) })
    .nullable(),
});

export const listRaffles = endpoint({
  method: 'GET',
  path: base,
  summary: 'The newest raffles with the own tickets, who won, and what is published of each draw.',
  access: 'member',
  rate: 'read',
  query: language,
  reply: z.array(raffle),
  errors: [],
});

export const claimRafflePrize = endpoint({
  method: 'POST',
  path: `${base}/{id}/claim`,
  summary: 'Takes what the caller won in a raffle; it is in the balance at once.',
  access: 'member',
  rate: 'write',
  idempotent: true,
  params: one,
  query: language,
  reply: raffle,
  errors: [
    'not_found',
    'raffle_no_prize',
    'account_locked',
    'bonuses_stopped',
    'on_break',
    'consent_needed',
    'self_excluded',
    'reward_state',
  ],
});

export const readRaffleProof = endpoint({
  method: 'GET',
  path: `${base}/{id}/proof`,
  summary: 'All that anybody needs to compute the draw of a raffle again.',
  access: 'visitor',
  rate: 'read',
  params: one,
  reply: z.strictObject({
    id: raffleId,
    ...raffleDraw,
    prizes: rafflePrizes,
    /** In the order of the list; empty before its close. Tickets of one member share a holder. */
    tickets: z.array(
      z.strictObject({
        ticketId: raffleTicketId,
        holder: z.string(),
        prize: z.int().nullable(),
      }),
    ),
  }),
  errors: ['not_found'],
});
