import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { excludedAmong } from './excluded-among.ts';
import { sureMarks } from './mark-form.ts';
import { selectSurelySame } from './store-marks.ts';

/**
 * Whether an account is surely of somebody who is excluded now in another one; that one may be told
 * to be among some.
 */
export async function isSameAsExcluded(
  ctx: Ctx,
  memberId: MemberId,
  among?: readonly MemberId[],
): Promise<boolean> {
  const others = await selectSurelySame(ctx.tx, { memberId, kinds: [...sureMarks] });
  const asked = others.filter((id) => among === undefined || among.includes(id));
  return (await excludedAmong(ctx, asked)).size > 0;
}
