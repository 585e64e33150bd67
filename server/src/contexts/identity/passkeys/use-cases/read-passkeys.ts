import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx, MemberActor, OperatorActor } from '../../../../platform/context.ts';
import { selectPasskeys } from '../store-passkeys.ts';

/** The caller's own, in the order in which they were bound. */
export async function readPasskeys(
  ctx: Ctx<MemberActor | OperatorActor>,
): Promise<ReplyOf<Endpoints['readPasskeys']>> {
  const rows = await selectPasskeys(ctx.tx, ctx.actor.id);
  return {
    passkeys: rows.map(({ id, name, boundAt, lastUsedAt }) => ({
      id,
      name,
      boundAt: String(boundAt),
      lastUsedAt: lastUsedAt === null ? null : String(lastUsedAt),
    })),
  };
}
