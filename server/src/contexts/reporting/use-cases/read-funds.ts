import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { fundsOf } from '../funds-of.ts';

/** All money of the caller, wherever it lies, in one picture of one moment. */
export function readFunds(ctx: Ctx<MemberActor>): Promise<ReplyOf<Endpoints['readFunds']>> {
  return fundsOf(ctx, ctx.actor.id);
}
