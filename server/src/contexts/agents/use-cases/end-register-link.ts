import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { endLink } from '../store-links.ts';

/** Nobody registers with it any more; twice is once. Refuses with `not_found`. */
export async function endRegisterLink(ctx: Ctx<MemberActor>, code: string): Promise<void> {
  const link = { code, agentId: ctx.actor.id, at: ctx.clock.now() };
  if (!(await endLink(ctx.tx, link))) {
    throw new Refusal('not_found');
  }
}
