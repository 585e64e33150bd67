import { giveOne } from './envelopes/give-one.ts';
import { giveTickets } from './raffles/give-tickets.ts';
import { takesTickets } from './raffles/takes-tickets.ts';

/** What missions give that is not points or money at once. */
export const missionGifts = { takesTickets, giveTickets, giveEnvelope: giveOne };
