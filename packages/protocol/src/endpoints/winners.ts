import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { gameTypes } from '../game-sets.ts';
import { viewerQuery } from '../schemas/audience.ts';
import { nodeId } from '../schemas/ids.ts';
import { amountText, countText, currencyText, instantText, languageCode } from '../schemas/wire.ts';

/** portal.md, section 9. */
const mostWinners = 20;

export const listWinners = endpoint({
  method: 'GET',
  path: '/wps/relay/winners',
  summary: 'The largest wins of the last 24 hours, whole amounts under masked names',
  access: 'visitor',
  rate: 'read',
  query: z.strictObject({
    merchantCode: z.string().trim().max(40).optional(),
    gameCategory: z.enum(['ALL', ...gameTypes]).optional(),
    language: languageCode.optional(),
    limitNum: countText(mostWinners).optional(),
    ...viewerQuery,
  }),
  reply: z.strictObject({
    list: z.array(
      z.strictObject({
        /** Masked: first letters and the last. */
        player: z.string().max(80),
        nodeId,
        gameType: z.enum(gameTypes),
        gameName: z.string().max(200),
        /** How many times the stake, `"48.5"`. */
        prize: z.string().regex(/^\d{1,9}(\.\d)?$/u),
        /** Without the part below one. */
        winAmount: amountText,
        currency: currencyText,
        wonAt: instantText,
      }),
    ),
  }),
  errors: [],
});
