import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { lotteryGameCode, lotteryIssueNo } from '../schemas/lottery.ts';
import { instantText } from '../schemas/wire.ts';

const path = '/wps/relay/lottery/shots';

/** Without its number: the draw shows all of them, once no more are taken. */
const shot = z.strictObject({
  /** The order of arrival, from 1; the sixteenth is taken off the sum. */
  position: z.int(),
  /** The account, most of it hidden. */
  shooter: z.string(),
  shotAt: instantText,
});

/** A round of shots; its result is the sum of all but the sixteenth (lottery.md A3.3). */
const round = z.strictObject({
  issueNo: lotteryIssueNo,
  closesAt: instantText,
  /** Shots are taken until a moment before this. */
  shotsUntil: instantText,
  drawsAt: instantText,
  count: z.int(),
  /** With fewer the round is void and every stake goes back. */
  needed: z.int(),
  /** The newest first; the last sixty. */
  shots: z.array(shot),
});

export const readLotteryShots = endpoint({
  method: 'GET',
  path,
  summary: 'The rounds of a Yeekee game that take shots now, the one that ends first in front',
  access: 'visitor',
  rate: 'read',
  query: z.strictObject({ gameCode: lotteryGameCode }),
  reply: z.strictObject({ serverTime: instantText, rounds: z.array(round) }),
  errors: ['lottery_game_not_found'],
});

export const readOwnShots = endpoint({
  method: 'GET',
  path: `${path}/own`,
  summary: 'The shots of the member at a round, the newest first, with their numbers',
  access: 'session',
  rate: 'read',
  query: z.strictObject({ gameCode: lotteryGameCode, issueNo: lotteryIssueNo }),
  reply: z.strictObject({
    shots: z.array(z.strictObject({ position: z.int(), number: z.string(), shotAt: instantText })),
  }),
  errors: [],
});

export const shootNumber = endpoint({
  method: 'POST',
  path,
  summary: 'Sends a free five-digit shot to a round, at most one every three seconds',
  access: 'member',
  rate: 'play',
  body: z.strictObject({
    gameCode: lotteryGameCode,
    issueNo: lotteryIssueNo,
    number: z.string().regex(/^\d{5}$/u),
  }),
  reply: z.strictObject({
    issueNo: lotteryIssueNo,
    /** How many shots the round has with this one. */
    count: z.int(),
    /** When the member may shoot again. */
    nextAt: instantText,
  }),
  errors: [
    'lottery_game_not_found',
    'lottery_issue_not_found',
    'lottery_shots_closed',
    'lottery_shot_too_soon',
  ],
});
