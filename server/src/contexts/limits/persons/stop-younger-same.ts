import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { subjectCards } from '../../identity/index.ts';
import { excludedAmong } from './excluded-among.ts';
import { isSure, type PersonMark } from './mark-form.ts';
import { markRows } from './mark-rows.ts';
import { openCases } from './open-cases.ts';
import { stopAsSame } from './stop-as-same.ts';
import { selectExcludedBefore } from './store-marks.ts';

/**
 * An account that was opened after somebody was excluded and says by a sure mark that it is theirs:
 * had the form said it, it would not have been opened. So it is stopped by what is typed, with a
 * case of the desk; an account that is older stays, because anybody can type what is another's.
 */
export async function stopYoungerSame(
  ctx: Ctx,
  memberId: MemberId,
  marks: readonly PersonMark[],
): Promise<void> {
  const sure = marks.filter(({ kind }) => isSure(kind));
  const openedAt = (await subjectCards(ctx, [memberId])).get(memberId)?.createdAt;
  if (sure.length === 0 || openedAt === undefined) {
    return;
  }
  const query = { ...markRows(sure), memberId, openedAt, now: ctx.clock.now() };
  const others = await selectExcludedBefore(ctx.tx, query);
  if (others.length > 0 && !(await excludedAmong(ctx, [memberId])).has(memberId)) {
    await openCases(ctx, memberId, others);
    await stopAsSame(ctx, memberId);
  }
}
