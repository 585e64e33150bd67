import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { excludedAmong } from './excluded-among.ts';
import { sureMarks } from './mark-form.ts';
import { isSaidOfExcluded, selectSurelySame } from './store-marks.ts';

/**
 * Whether an account is surely of somebody who is excluded now in another one, or said after that
 * what they are known by.
 */
export async function isSameAsExcluded(ctx: Ctx, memberId: MemberId): Promise<boolean> {
  const others = await selectSurelySame(ctx.tx, { memberId, kinds: [...sureMarks] });
  if ((await excludedAmong(ctx, others)).size > 0) {
    return true;
  }
  const query = { memberId, kinds: [...sureMarks], now: ctx.clock.now() };
  return isSaidOfExcluded(ctx.tx, query);
}
