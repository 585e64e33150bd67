import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { excludedAmong } from '../excluded-among.ts';
import { sureMarks } from '../mark-form.ts';
import { stopAsSame } from '../stop-as-same.ts';
import { selectSurelySame } from '../store-marks.ts';

/** Whoever is excluded is so in all of their accounts: the others are stopped (R12). */
export async function stopSamePerson(ctx: Ctx, memberId: MemberId): Promise<void> {
  const others = await selectSurelySame(ctx.tx, { memberId, kinds: [...sureMarks] });
  const excluded = await excludedAmong(ctx, others);
  for (const other of others.filter((id) => !excluded.has(id)).toSorted()) {
    await stopAsSame(ctx, other);
  }
}
