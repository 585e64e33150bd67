import type { Ctx, MemberActor } from '../../platform/context.ts';
import { offerableAmong } from './offerable-among.ts';

/** Whether the caller may be told of offers now, see {@link offerableAmong}. */
export async function hearsOffers(ctx: Ctx<MemberActor>): Promise<boolean> {
  return (await offerableAmong(ctx, [ctx.actor.id])).has(ctx.actor.id);
}
