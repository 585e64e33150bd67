import type { Ctx } from '../../../platform/context.ts';
import { startCounting } from '../start-counting.ts';
import { type LimitKey, upsertLimit } from '../store.ts';
import { lookAtPlayers } from './look-at-players.ts';

/**
 * Sets a limit where there is none, or lowers one; true when it did. It binds the very next stake
 * and deposit on every device (R2). A limit that is lower already stays as it is.
 */
export async function tightenLimit(
  ctx: Ctx,
  command: LimitKey & { readonly amount: bigint },
): Promise<boolean> {
  const { memberId, kind, period, amount } = command;
  const player = (await lookAtPlayers(ctx, [memberId])).get(memberId);
  const current = player?.limits.find((limit) => limit.kind === kind && limit.period === period);
  if (current !== undefined && current.amount < amount) {
    return false;
  }
  if (player?.isCounting !== true) {
    await startCounting(ctx, memberId);
  }
  await upsertLimit(ctx.tx, { memberId, kind, period, amount, setAt: ctx.clock.now() });
  return true;
}
