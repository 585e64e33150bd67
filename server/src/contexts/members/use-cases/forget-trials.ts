import type { Ctx } from '../../../platform/context.ts';
import { lastSignIns } from '../../identity/index.ts';
import { deleteTrials, selectOldTrials } from '../store.ts';

/** Longer than any session lives, so that nobody's is cut short. */
const keptHours = 48;
/** Of one look; what is left over is found by the next. */
const mostAtOnce = 5000;

/**
 * Forgets trial members whose only session is over: nobody can come back to them. Who has a
 * credential is kept. What they played stays in the ledger, under an id that names nobody.
 */
export async function forgetTrials(ctx: Ctx): Promise<number> {
  const before = ctx.clock.now().subtract({ hours: keptHours });
  const old = await selectOldTrials(ctx.tx, before, mostAtOnce);
  const withCredential = await lastSignIns(ctx, old);
  const over = old.filter((id) => !withCredential.has(id));
  await deleteTrials(ctx.tx, over);
  return over.length;
}
