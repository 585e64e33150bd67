import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { excludedAmong } from './excluded-among.ts';
import { isSure, type PersonMark } from './mark-form.ts';
import { markRows } from './mark-rows.ts';
import { openCases } from './open-cases.ts';
import { stopAsSame } from './stop-as-same.ts';
import { selectExcludedWith } from './store-marks.ts';

/**
 * Whoever says for the first time what an excluded person is known by is stopped, with a case of
 * the desk, however old their account is: who types is who is stopped. An account that had said it
 * before stays, because anybody can type what is another's and be excluded with it.
 */
export async function stopSayer(
  ctx: Ctx,
  memberId: MemberId,
  words: readonly PersonMark[],
): Promise<void> {
  const sure = words.filter(({ kind }) => isSure(kind));
  if (sure.length === 0) {
    return;
  }
  const query = { ...markRows(sure), memberId, now: ctx.clock.now() };
  const others = await selectExcludedWith(ctx.tx, query);
  if (others.length > 0 && !(await excludedAmong(ctx, [memberId])).has(memberId)) {
    await openCases(ctx, memberId, others);
    await stopAsSame(ctx, memberId);
  }
}
