import type { ApprovalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { askApproval } from '../../../operators/index.ts';
import { findGame } from '../../find-game.ts';
import type { GameMove } from '../game-move.ts';
import { calendarOf, moveDraws } from '../moves-act.ts';
import { changeOf } from '../plan-moves.ts';
import { selectMoves } from '../store-moves.ts';

const approvalHours = 24;

export interface MovesCommand {
  readonly gameCode: string;
  /** Every move that is to stand, of those that are still to come. */
  readonly moves: readonly GameMove[];
  readonly reason: string;
}

/**
 * Puts moved and cancelled draws before a second person: whoever could move a closing alone could
 * bet on a result that is known. Refuses with `lottery_game_not_found`, `lottery_import_refused`,
 * `lottery_move_refused`, also where nothing changes, `approval_waiting`.
 */
export async function askMoves(
  ctx: Ctx<OperatorActor>,
  { gameCode, moves, reason }: MovesCommand,
): Promise<ApprovalId> {
  const game = await findGame(ctx, gameCode);
  const schedule = calendarOf(game);
  const before = (await selectMoves(ctx.tx)).get(gameCode) ?? [];
  const change = changeOf({ schedule, before, wanted: moves, nowMs: ctx.clock.nowMs() });
  if (change.set.length + change.dropped.length === 0) {
    throw new Refusal('lottery_move_refused', { day: 'none' });
  }
  const set = [...change.set];
  const dropped = [...change.dropped];
  return askApproval(ctx, {
    act: moveDraws,
    payload: { gameCode, set, dropped },
    reason,
    waitHours: approvalHours,
  });
}
