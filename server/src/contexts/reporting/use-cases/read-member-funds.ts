import type { Endpoints, MemberId, ReplyOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { readMember } from '../../members/index.ts';
import { fundsOf } from '../funds-of.ts';

/** All money of a member, in one picture of one moment. Refuses with `not_found`. */
export async function readMemberFunds(
  ctx: Ctx<OperatorActor>,
  id: MemberId,
): Promise<ReplyOf<Endpoints['readMemberFunds']>> {
  await readMember(ctx, id);
  return fundsOf(ctx, id);
}
