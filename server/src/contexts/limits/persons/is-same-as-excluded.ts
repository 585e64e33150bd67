import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { subjectCards } from '../../identity/index.ts';
import { excludedAmong } from './excluded-among.ts';
import { sureMarks } from './mark-form.ts';
import { isSaidOfExcluded, selectSurelySame } from './store-marks.ts';

/**
 * Whether an account is surely of somebody who is excluded now in another one, or was opened after
 * that and shares what a registration refuses.
 */
export async function isSameAsExcluded(ctx: Ctx, memberId: MemberId): Promise<boolean> {
  const others = await selectSurelySame(ctx.tx, { memberId, kinds: [...sureMarks] });
  if ((await excludedAmong(ctx, others)).size > 0) {
    return true;
  }
  const openedAt = (await subjectCards(ctx, [memberId])).get(memberId)?.createdAt;
  const query = { memberId, kinds: [...sureMarks], now: ctx.clock.now() };
  return openedAt !== undefined && isSaidOfExcluded(ctx.tx, { ...query, openedAt });
}
