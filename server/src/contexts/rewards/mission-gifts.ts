import { giveOne } from './envelopes/give-one.ts';
import { restoreOne, withdrawOne } from './envelopes/withdraw-one.ts';
import { giveTickets } from './raffles/give-tickets.ts';
import { takesTickets } from './raffles/takes-tickets.ts';
import { restoreGiven, voidGiven } from './raffles/void-given.ts';

/** What missions give that is not points or money at once. */
export const missionGifts = {
  takesTickets,
  giveTickets,
  giveEnvelope: giveOne,
  voidTickets: voidGiven,
  restoreTickets: restoreGiven,
  withdrawEnvelope: withdrawOne,
  restoreEnvelope: restoreOne,
};
