import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { standingRefusals } from '../protection.ts';
import {
  lotteryAreas,
  lotteryDevices,
  lotteryGameCode,
  lotteryModes,
  lotteryModeText,
  lotteryViews,
} from '../schemas/lottery.ts';
import { languageCode } from '../schemas/wire.ts';

export const launchLottery = endpoint({
  method: 'POST',
  path: '/wps/game/launchLottery',
  summary: 'Opens the lobby of a lottery hall, or the betting page of one of its games',
  access: 'session',
  rate: 'write',
  body: z.strictObject({
    lottoArea: z.enum(lotteryAreas),
    launchMode: z.literal('LOTT'),
    lottoPrizeMode: lotteryModeText.optional(),
    /** Needed for the view `betting`. */
    lottoGameCode: lotteryGameCode.optional(),
    lottoView: z.enum(lotteryViews),
    device: z.enum(lotteryDevices),
    /** A path of the portal; anything else leads home (R78). */
    backUrl: z.string().max(400).optional(),
    language: languageCode.optional(),
  }),
  reply: z.strictObject({
    kind: z.literal('page'),
    /** A path of the portal, with everything that was asked for. */
    path: z.string().startsWith('/'),
    lottoView: z.enum(lotteryViews),
    lottoPrizeMode: z.enum(lotteryModes).nullable(),
    /** The game of the view `betting`, its name in the language asked for. */
    game: z.strictObject({ gameCode: lotteryGameCode, displayName: z.string() }).nullable(),
    device: z.enum(lotteryDevices),
    /** The code of a language of the site. */
    language: z.string(),
  }),
  errors: [
    'lottery_launch_refused',
    'lottery_game_not_found',
    ...standingRefusals,
    'limit_reached',
  ],
});
