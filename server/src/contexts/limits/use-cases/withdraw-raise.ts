import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { recordEvents } from '../../trail/index.ts';
import type { LimitKey } from '../store.ts';
import { deleteRaise } from '../store-raises.ts';

/** Takes back a raise before it holds. Refuses with `limit_raise_not_found`. */
export async function withdrawRaise(ctx: Ctx, key: LimitKey): Promise<void> {
  if (!(await deleteRaise(ctx.tx, key))) {
    throw new Refusal('limit_raise_not_found');
  }
  const { memberId, kind, period } = key;
  const subject = { type: 'member', id: memberId };
  await recordEvents(ctx, { action: 'member.withdraw_raise', subject, after: { kind, period } });
}
