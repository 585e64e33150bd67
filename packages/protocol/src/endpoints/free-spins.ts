import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { stakeRefusals } from '../protection.ts';
import { freeSpinsId, nodeId } from '../schemas/ids.ts';
import { slotRoundReply } from '../schemas/slot.ts';
import { amountText, currencyText, instantText, languageCode } from '../schemas/wire.ts';

/** Rounds of a slot that the house stakes for the member. */
const freeSpins = z.strictObject({
  id: freeSpinsId,
  nodeId,
  displayName: z.string(),
  iconUrl: z.string(),
  currency: currencyText,
  stake: amountText,
  given: z.int(),
  left: z.int(),
  /** What they have won so far. */
  won: amountText,
  /** How many times a win is to be turned over before it may leave; 0 for none. */
  multiple: z.int(),
  expiresAt: instantText,
});

export const listFreeSpins = endpoint({
  method: 'GET',
  path: '/wps/relay/games/freeSpins',
  summary: 'The free spins that the member can play now, those that end first before the others',
  access: 'member',
  rate: 'read',
  query: z.strictObject({ nodeId: nodeId.optional(), language: languageCode.optional() }),
  reply: z.array(freeSpins),
  errors: [],
});

export const playFreeSpin = endpoint({
  method: 'POST',
  path: '/wps/relay/games/freeSpins/{id}/spin',
  summary: 'Plays one of them: a round as any other, but the stake is not the member’s',
  access: 'member',
  rate: 'play',
  idempotent: true,
  params: z.strictObject({ id: freeSpinsId }),
  reply: z.strictObject({ round: slotRoundReply, left: z.int() }),
  errors: [
    'not_found',
    'game_not_found',
    'game_under_maintenance',
    'play_stopped',
    'free_spins_over',
    'stake_not_allowed',
    ...stakeRefusals,
    'bonuses_stopped',
  ],
});
