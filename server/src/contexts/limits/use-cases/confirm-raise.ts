import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { recordEvents } from '../../trail/index.ts';
import { limitBefore, limitFacts } from '../limit-facts.ts';
import { deleteLimit, type LimitKey, upsertLimit } from '../store.ts';
import { deleteRaise, selectRaises } from '../store-raises.ts';
import { lookAtPlayers } from './look-at-players.ts';

/**
 * The second yes to a raise, 24 hours after it was asked for. Refusals in order:
 * `limit_raise_not_found`, also when it lapsed; `limit_raise_waits`.
 */
export async function confirmRaise(ctx: Ctx, key: LimitKey): Promise<void> {
  const { memberId, kind, period } = key;
  const before = limitBefore(ctx, await lookAtPlayers(ctx, [memberId]), key);
  const now = ctx.clock.now();
  const raises = await selectRaises(ctx.tx, { memberId, now });
  const raise = raises.find((row) => row.kind === kind && row.period === period);
  if (raise === undefined) {
    throw new Refusal('limit_raise_not_found');
  }
  if (Temporal.Instant.compare(now, raise.ripeAt) < 0) {
    throw new Refusal('limit_raise_waits', { until: String(raise.ripeAt) });
  }
  const { amount } = raise;
  await (amount === null
    ? deleteLimit(ctx.tx, key)
    : upsertLimit(ctx.tx, { memberId, kind, period, amount, setAt: now }));
  await deleteRaise(ctx.tx, key);
  const after = limitFacts(ctx, { kind, period, amount });
  const subject = { type: 'member', id: memberId };
  await recordEvents(ctx, { action: 'member.confirm_raise', subject, before, after });
}
