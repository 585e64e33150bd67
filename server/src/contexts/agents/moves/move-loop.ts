import type { Loop } from '../../../platform/loops.ts';
import { systemUnit } from '../../../platform/unit-of-work.ts';
import type { MoveParts } from './check-move.ts';
import { carryOutMoves } from './use-cases/carry-out-moves.ts';

/** Soon after midnight, before what is booked on the new day is folded. */
const restMs = 2_000;

export function moveLoop(parts: MoveParts): Loop {
  return {
    name: 'agents_moves',
    restMilliseconds: restMs,
    run: (work) =>
      work.run(systemUnit('agents_moves'), async (ctx) => ({
        isMore: await carryOutMoves(ctx, parts),
      })),
  };
}
