import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { updateCheck } from '../store-checks.ts';
import { lookAtPlayers } from './look-at-players.ts';

/** The member has seen a reality check and goes on; the next stake may be placed (R8). */
export async function acknowledgeCheck(ctx: Ctx, memberId: MemberId): Promise<void> {
  await lookAtPlayers(ctx, [memberId]);
  await updateCheck(ctx.tx, { memberId, at: ctx.clock.now() });
}
