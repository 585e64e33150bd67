import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { recordEvents } from '../../trail/index.ts';
import { limitBefore, limitFacts } from '../limit-facts.ts';
import type { LimitKey } from '../store.ts';
import { deleteRaise, upsertRaise } from '../store-raises.ts';
import { lookAtPlayers } from './look-at-players.ts';
import { tightenLimit } from './tighten-limit.ts';

/** A raise or a removal waits so long, then for a second yes, and lapses without one (R3, H). */
export const raiseWaitHours = 24;
const lapseHours = 7 * 24;

/**
 * Sets, lowers, raises or removes (null) a limit of the member. What protects more holds at once
 * and takes back a raise that waits; what protects less waits. Refuses with `limit_not_set`.
 */
export async function changeLimit(
  ctx: Ctx,
  command: LimitKey & { readonly amount: bigint | null },
): Promise<void> {
  const { memberId, kind, period, amount } = command;
  const key = { memberId, kind, period };
  const subject = { type: 'member', id: memberId };
  const after = limitFacts(ctx, { kind, period, amount });
  const players = await lookAtPlayers(ctx, [memberId]);
  const before = limitBefore(ctx, players, key);
  if (amount !== null && (await tightenLimit(ctx, { ...key, amount }))) {
    await deleteRaise(ctx.tx, key);
    await recordEvents(ctx, { action: 'member.change_limit', subject, before, after });
    return;
  }
  if (before['amount'] === '') {
    throw new Refusal('limit_not_set');
  }
  const askedAt = ctx.clock.now();
  const ripeAt = askedAt.add({ hours: raiseWaitHours });
  const lapsesAt = ripeAt.add({ hours: lapseHours });
  await upsertRaise(ctx.tx, { ...key, amount, askedAt, ripeAt, lapsesAt });
  await recordEvents(ctx, { action: 'member.ask_raise', subject, before, after });
}
