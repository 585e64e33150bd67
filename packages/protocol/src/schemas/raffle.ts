import { z } from 'zod';
import { mostGiftMultiple } from '../missions.ts';
import {
  mostRafflePrizes,
  mostRaffleTicketsPerDay,
  raffleEarnings,
  raffleStates,
} from '../raffles.ts';
import { raffleId, raffleTicketId } from './ids.ts';
import { amountText, currencyText, dayText, hashText, instantText } from './wire.ts';

/** What a raffle promises; it never changes. */
export const raffleFacts = {
  earnedBy: z.enum(raffleEarnings),
  /** So much of it is a ticket. */
  perAmount: amountText,
  mostPerDay: z.int().min(1).max(mostRaffleTicketsPerDay),
  multiple: z.int().min(0).max(mostGiftMultiple),
};

export const rafflePrizes = z.array(amountText).min(1).max(mostRafflePrizes);

/**
 * What is published of a draw: the commitment at once, the list at the close, the seed after it.
 */
export const raffleDraw = {
  commitment: hashText,
  listHash: hashText.nullable(),
  seed: hashText.nullable(),
};

const raffleWinner = z.strictObject({
  prize: z.int(),
  /** Masked. */
  account: z.string(),
  ticketId: raffleTicketId,
});

export const raffleShown = {
  id: raffleId,
  ...raffleFacts,
  state: z.enum(raffleStates),
  opensOn: dayText,
  closesOn: dayText,
  currency: currencyText,
  prizes: rafflePrizes,
  ...raffleDraw,
  /** How many take part. */
  tickets: z.int(),
  winners: z.array(raffleWinner),
  drawnAt: instantText.nullable(),
};
