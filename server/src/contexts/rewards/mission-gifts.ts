import { giveOne } from './envelopes/give-one.ts';
import { restoreOne, withdrawOne } from './envelopes/withdraw-one.ts';
import { giveTickets } from './raffles/give-tickets.ts';
import { takesTickets } from './raffles/takes-tickets.ts';
import { restoreGiven, voidGiven } from './raffles/void-given.ts';
import { worthOfTickets } from './raffles/worth-of-tickets.ts';

/** What missions give that is not points or money at once. */
export const missionGifts = {
  takesTickets,
  worthOfTickets,
  giveTickets,
  giveEnvelope: giveOne,
  voidTickets: voidGiven,
  restoreTickets: restoreGiven,
  withdrawEnvelope: withdrawOne,
  restoreEnvelope: restoreOne,
};
