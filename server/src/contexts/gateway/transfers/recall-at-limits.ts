import type { Ctx } from '../../../platform/context.ts';
import type { Loop } from '../../../platform/loops.ts';
import { systemUnit } from '../../../platform/unit-of-work.ts';
import { limitedAmong, mayPlayOn } from '../../limits/index.ts';
import { readPurses } from './read-purses.ts';
import { selectFilledSince } from './store-recalls.ts';
import { beginRecalls } from './use-cases/recall-purse.ts';

const restMilliseconds = 30_000;
/** A limit runs for a month at most, so what was filled before counts in none that runs. */
const filledDays = 31;

/**
 * Begins to empty the purses of whoever reached a limit of their own meanwhile, by time of play, by
 * play elsewhere, or by lowering it (R8, R10). Answers of how many.
 */
export async function recallAtLimits(ctx: Ctx): Promise<number> {
  const since = ctx.clock.now().subtract({ hours: 24 * filledDays });
  const filled = await selectFilledSince(ctx.tx, since);
  const limited = await limitedAmong(ctx, filled);
  let begun = 0;
  for (const memberId of limited) {
    const { purses } = await readPurses(ctx, memberId);
    const besideMinor = purses.reduce((sum, { bookedMinor }) => sum + bookedMinor, 0n);
    if (besideMinor > 0n && !(await mayPlayOn(ctx, { memberId, besideMinor }))) {
      await beginRecalls(ctx, memberId);
      begun += 1;
    }
  }
  return begun;
}

/** Stakes are refused in their own transaction; a purse is somewhere else and is looked at. */
export const limitLoop: Loop = {
  name: 'gateway_recall_at_limits',
  restMilliseconds,
  run: async (work) => {
    await work.run(systemUnit('purse_recalls_at_limits'), recallAtLimits);
    return { isMore: false };
  },
};
