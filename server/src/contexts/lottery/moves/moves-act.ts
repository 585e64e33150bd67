import { z } from 'zod';
import { Refusal } from '../../../platform/refusal.ts';
import type { Act } from '../../operators/index.ts';
import { type Facts, recordAct } from '../../trail/index.ts';
import { findGame } from '../find-game.ts';
import { selectSchedules } from '../store-games.ts';
import { type Calendar, isSameMove, moveText } from './game-move.ts';
import { changeOf } from './plan-moves.ts';
import { replanIssues } from './replan-issues.ts';
import { dropMoves, putMoves, selectMoves } from './store-moves.ts';

const move = z.strictObject({
  day: z.string(),
  to: z.string().nullable(),
  closesAtSecond: z.int().nullable(),
  drawsAtSecond: z.int().nullable(),
});

const payload = z.strictObject({
  gameCode: z.string(),
  set: z.array(move),
  dropped: z.array(move),
});

export type MovesPayload = z.output<typeof payload>;

/** Whose draws the operator may move: outside ones of a calendar. Refuses all others. */
export function calendarOf({
  settings: { schedule, source },
}: Awaited<ReturnType<typeof findGame>>): Calendar {
  if (source !== 'manual' || schedule.kind !== 'calendar') {
    throw new Refusal('lottery_import_refused');
  }
  return schedule;
}

/**
 * Draws that are moved or cancelled, as a second person lets it happen: issues that are on sale get
 * other times, and what was bet on a cancelled one is given back (R44).
 */
export const moveDraws: Act<MovesPayload> = {
  name: 'lottery.move_draws',
  ability: 'lottery.manage',
  payload,
  facts: ({ gameCode, set, dropped }): Facts => ({
    name: gameCode,
    ...(set.length > 0 && { to: set.map(moveText).join(' · ') }),
    ...(dropped.length > 0 && { reverses: dropped.map(moveText).join(' · ') }),
  }),
  subject: ({ gameCode }) => ({ type: 'lottery_game', id: gameCode }),
  perform: async (ctx, { payload: { gameCode, set, dropped }, reason }) => {
    const game = await findGame(ctx, gameCode);
    const schedule = calendarOf(game);
    const standing = (await selectMoves(ctx.tx)).get(gameCode) ?? [];
    const isDropped = (old: (typeof standing)[number]): boolean =>
      dropped.some((row) => isSameMove(row, old));
    const wanted = [...standing.filter((old) => !isDropped(old)), ...set];
    const nowMs = ctx.clock.nowMs();
    changeOf({ schedule, before: standing, wanted, nowMs });
    const before = (await selectSchedules(ctx.tx)).get(gameCode) ?? [];
    const days = dropped.map(({ day }) => day);
    await dropMoves(ctx.tx, { gameCode, days });
    await putMoves(ctx.tx, { gameCode, moves: set, at: ctx.clock.now(), reason });
    const after = (await selectSchedules(ctx.tx)).get(gameCode) ?? [];
    const { moved, cancelled, added } = await replanIssues(ctx, { game, before, after, reason });
    await recordAct(ctx, {
      action: 'lottery.move_draws',
      subject: { type: 'lottery_game', id: gameCode },
      before: { moves: dropped.map(moveText).join(' · ') },
      after: {
        moves: set.map(moveText).join(' · '),
        moved: moved.join(' '),
        cancelled: cancelled.join(' '),
        added: added.join(' '),
      },
      reason,
    });
  },
};
