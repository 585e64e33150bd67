import type { Ctx } from '../../../platform/context.ts';
import { grownUp, settleAge } from '../../limits/index.ts';
import { readProfileTexts } from '../../members/index.ts';

/** Freed in one run; the next one goes on. */
const mostAtOnce = 100;

/**
 * Whoever was stopped as too young, had papers approved, and has come of age since, or is of age
 * by a minimum that was lowered: the stop ends by itself (R17).
 */
export async function freeGrownUp(ctx: Ctx, minimumAge: number): Promise<void> {
  for (const memberId of await grownUp(ctx, { minimumAge, limit: mostAtOnce })) {
    const { birthday = '' } = await readProfileTexts(ctx, memberId);
    await settleAge(ctx, { memberId, birthday, minimumAge });
  }
}
