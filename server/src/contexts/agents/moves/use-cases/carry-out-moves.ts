import type { Ctx } from '../../../../platform/context.ts';
import { emit } from '../../../../platform/outbox.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { checkMove, type MoveParts } from '../check-move.ts';
import '../moved-event.ts';
import {
  endMove,
  keepPastLines,
  lockTree,
  type MoveRow,
  moveTeam,
  selectDueMoves,
} from '../store-moves.ts';

/**
 * Carries out the moves whose day has begun, one after the other, each as the tree stands then: two
 * that were possible alone may not be together, and the later one is refused. What was booked
 * before the day stays with the old line (agents-loyalty-money.md A5, B6).
 */
export async function carryOutMoves(ctx: Ctx, parts: MoveParts): Promise<void> {
  if ((await selectDueMoves(ctx.tx, ctx.clock.now())).length === 0) {
    return;
  }
  await lockTree(ctx.tx);
  for (const move of await selectDueMoves(ctx.tx, ctx.clock.now())) {
    const refusedFor = await carryOut(ctx, move, parts);
    const state = refusedFor === null ? 'DONE' : 'REFUSED';
    await endMove(ctx.tx, { id: move.id, state, refusedFor, at: ctx.clock.now() });
  }
}

/** Null when it is done, else why not; what is refused was decided before anything was written. */
async function carryOut(ctx: Ctx, move: MoveRow, parts: MoveParts): Promise<string | null> {
  try {
    const { position, above, fromId } = await checkMove(ctx, move, parts);
    const { path, upline } = position;
    await keepPastLines(ctx.tx, { path, untilDay: move.effectiveOn });
    await moveTeam(ctx.tx, {
      path,
      depth: upline.length,
      upline: above === undefined ? [] : [...above.upline, above.number],
    });
    const { memberId, toId } = move;
    const effectiveAt = String(move.effectiveAt);
    await emit(ctx, { name: 'agents.moved', payload: { memberId, fromId, toId, effectiveAt } });
    return null;
  } catch (error) {
    if (error instanceof Refusal) {
      const { rule } = error.data;
      return typeof rule === 'string' ? rule : error.code;
    }
    throw error;
  }
}
