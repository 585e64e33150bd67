import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { selectFlags } from '../../store-desk.ts';
import { stopAsSame } from '../stop-as-same.ts';

/** An account that would not have been opened: stopped until an operator has looked, once. */
export async function stopNewcomer(ctx: Ctx, memberId: MemberId): Promise<void> {
  const flags = await selectFlags(ctx.tx, { memberId, now: ctx.clock.now() });
  if (flags.length === 0) {
    await stopAsSame(ctx, memberId);
  }
}
