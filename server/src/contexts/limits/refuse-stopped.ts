import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { send } from '../../platform/statement.ts';
import { playersLook } from './door.ts';
import { flagRefusal } from './flag-refusal.ts';

/**
 * Whoever may stake nothing opens nothing, with fun money as little: a member in a break or an
 * exclusion is told so before a game is shown, and not at its first stake (R10). Limits and pace
 * are asked at the stake. Nothing is locked.
 */
export async function refuseStopped(ctx: Ctx, memberId: MemberId): Promise<void> {
  const player = (await send(ctx.tx, playersLook(ctx, [memberId]))).get(memberId);
  const refusal = player && flagRefusal('bet', player);
  if (refusal !== undefined) {
    throw new Refusal(refusal.code, refusal.data);
  }
}
