import type { Ctx } from '../../../../platform/context.ts';
import { emit } from '../../../../platform/outbox.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { type CheckedMove, checkMove, type MoveParts } from '../check-move.ts';
import '../moved-event.ts';
import {
  countPlaces,
  endMove,
  keepPastLines,
  lockTree,
  markReady,
  type MoveRow,
  moveTeam,
  selectDueMoves,
} from '../store-moves.ts';

/** B6: a large team is prepared in batches of so many. */
const usualBatch = 5_000;

/**
 * Carries out the moves whose day has begun, one after the other, each as the tree stands then: two
 * that were possible alone may not be together, and the later one is refused. What was booked
 * before the day stays with the old line (agents-loyalty-money.md A5, B6).
 *
 * A transaction prepares at most one batch: whoever reads, and whoever broke off, finds the whole
 * tree as it was, until the last one puts the whole team below its new line. Answers whether there
 * is more to do, in a transaction of its own.
 */
export async function carryOutMoves(
  ctx: Ctx,
  parts: MoveParts,
  batch: number = usualBatch,
): Promise<boolean> {
  if ((await selectDueMoves(ctx.tx, ctx.clock.now())).length === 0) {
    return false;
  }
  await lockTree(ctx.tx);
  let left = batch;
  for (const move of await selectDueMoves(ctx.tx, ctx.clock.now())) {
    const { state, refusedFor, count } = await carryOut(ctx, move, { parts, atMost: left });
    if (state === 'PREPARED') {
      return true;
    }
    await endMove(ctx.tx, { id: move.id, state, refusedFor, at: ctx.clock.now() });
    left -= count;
  }
  return false;
}

interface Step {
  readonly state: 'PREPARED' | 'DONE' | 'REFUSED';
  readonly refusedFor: string | null;
  /** How many places were written. */
  readonly count: number;
}

/** What is refused was decided before anything was written. */
async function carryOut(
  ctx: Ctx,
  move: MoveRow,
  { parts, atMost }: { readonly parts: MoveParts; readonly atMost: number },
): Promise<Step> {
  try {
    const checked = await checkMove(ctx, move, parts);
    const { path } = checked.position;
    const after = move.readyPath;
    const untilDay = move.effectiveOn;
    const part = await keepPastLines(ctx.tx, { path, untilDay, after, atMost: atMost + 1 });
    if (part.count > atMost) {
      await markReady(ctx.tx, {
        id: move.id,
        readyCount: move.readyCount + part.count,
        teamCount: await countPlaces(ctx.tx, path),
        readyPath: part.last,
      });
      return { state: 'PREPARED', refusedFor: null, count: part.count };
    }
    await put(ctx, move, checked);
    return { state: 'DONE', refusedFor: null, count: part.count };
  } catch (error) {
    if (error instanceof Refusal) {
      const { rule } = error.data;
      const refusedFor = typeof rule === 'string' ? rule : error.code;
      return { state: 'REFUSED', refusedFor, count: 0 };
    }
    throw error;
  }
}

/** The whole team at once, so that nobody is ever seen without whoever stands above. */
async function put(ctx: Ctx, move: MoveRow, { position, above, fromId }: CheckedMove) {
  const { path, upline } = position;
  await moveTeam(ctx.tx, {
    path,
    depth: upline.length,
    upline: above === undefined ? [] : [...above.upline, above.number],
  });
  const { memberId, toId } = move;
  const effectiveAt = String(move.effectiveAt);
  await emit(ctx, { name: 'agents.moved', payload: { memberId, fromId, toId, effectiveAt } });
}
