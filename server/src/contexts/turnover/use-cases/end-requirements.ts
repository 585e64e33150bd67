import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import '../events.ts';
import { expireRequirements } from '../store-requirements.ts';

const endedAtOnce = 500;

/** Ends requirements whose time is over, and tells who opened them; answers how many there were. */
export async function endRequirements(ctx: Ctx): Promise<number> {
  const rows = await expireRequirements(ctx.tx, { now: ctx.clock.now(), atMost: endedAtOnce });
  await emit(
    ctx,
    ...rows.map(({ id, memberId, source, reference }) => ({
      name: 'turnover.requirement_moved' as const,
      payload: { requirementId: id, memberId, source, reference, state: 'EXPIRED' as const },
    })),
  );
  return rows.length;
}
