import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { excludedAmong } from './excluded-among.ts';
import { sureMarks } from './mark-form.ts';
import { selectSurelySame } from './store-marks.ts';

/** Whether an account is surely of somebody who is excluded now in another one. */
export async function isSameAsExcluded(ctx: Ctx, memberId: MemberId): Promise<boolean> {
  const others = await selectSurelySame(ctx.tx, { memberId, kinds: [...sureMarks] });
  return (await excludedAmong(ctx, others)).size > 0;
}
