import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { excludedAmong } from './excluded-among.ts';
import { sureMarks } from './mark-form.ts';
import { stopAsSame } from './stop-as-same.ts';
import { proveMatches, selectSurelySame } from './store-marks.ts';

/** What a member has just proven to be shared with somebody excluded stops the one who is not. */
export async function stopProvenSame(ctx: Ctx, memberId: MemberId): Promise<void> {
  const proven = await proveMatches(ctx.tx, memberId);
  if (proven.length === 0) {
    return;
  }
  const same = await selectSurelySame(ctx.tx, { memberId, kinds: [...sureMarks] });
  const others = proven.filter((id) => same.includes(id));
  const excluded = await excludedAmong(ctx, [memberId, ...others]);
  const stopped = excluded.has(memberId)
    ? others.filter((id) => !excluded.has(id))
    : others.slice(0, excluded.size > 0 ? 1 : 0).map(() => memberId);
  for (const id of stopped) {
    await stopAsSame(ctx, id);
  }
}
