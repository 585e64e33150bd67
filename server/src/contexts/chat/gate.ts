import type { Ctx, MemberActor } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { unavailableAmong } from '../limits/index.ts';

/** Neither talk nor its offers reach whom R13 protects. Refuses `chat_unavailable`. */
export async function enterChat(ctx: Ctx<MemberActor>): Promise<void> {
  const { id } = ctx.actor;
  if ((await unavailableAmong(ctx, [id])).has(id)) {
    throw new Refusal('chat_unavailable');
  }
}
