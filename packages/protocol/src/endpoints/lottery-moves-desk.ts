import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { approvalId } from '../schemas/ids.ts';
import { lotteryGameCode } from '../schemas/lottery.ts';
import { reasonText } from '../schemas/reason.ts';
import { dayInput } from '../schemas/wire.ts';

const path = '/api/backoffice/lottery/games/{gameCode}/moves';
const params = z.strictObject({ gameCode: lotteryGameCode });
const secondOfDay = z.int().min(0).max(86_399).nullable();

const move = z.strictObject({
  /** The local day that the draw belongs to; its issue keeps the number of that day. */
  day: dayInput,
  /** The day on which it is drawn, itself for other times only; null where there is no draw. */
  to: dayInput.nullable(),
  /** Seconds since midnight; null for the times of the schedule. */
  closesAtSecond: secondOfDay,
  drawsAtSecond: secondOfDay,
});

export const listLotteryMoves = endpoint({
  method: 'GET',
  path,
  summary: 'Moved and cancelled draws of a game that are still to come, in the order of their days',
  access: 'operator',
  ability: 'lottery.read',
  rate: 'read',
  always: true,
  params,
  reply: z.array(move),
  errors: ['lottery_game_not_found', 'lottery_import_refused'],
});

export const moveLotteryDraws = endpoint({
  method: 'POST',
  path,
  summary: 'Asks a second person to move or cancel draws; issues on sale follow with their tickets',
  access: 'operator',
  ability: 'lottery.manage',
  rate: 'write',
  always: true,
  params,
  body: z.strictObject({
    /** Every one that is to stand, of those that are still to come; others are taken back. */
    moves: z.array(move).max(200),
    reason: reasonText,
  }),
  reply: z.strictObject({ approvalId }),
  errors: [
    'lottery_game_not_found',
    'lottery_import_refused',
    'lottery_move_refused',
    'approval_waiting',
  ],
});
