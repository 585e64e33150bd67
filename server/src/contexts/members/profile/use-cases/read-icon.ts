import type { Endpoints, ReplyOf } from '@portal/protocol';
import { assertDefined } from '@portal/money';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { findPicture, findProfile } from '../../store-profile.ts';

/** The choice of the caller, and the picture that they brought. */
export async function readIcon(ctx: Ctx<MemberActor>): Promise<ReplyOf<Endpoints['readIcon']>> {
  const { id } = ctx.actor;
  const { avatar } = assertDefined(await findProfile(ctx.tx, id), 'a session belongs to a member');
  const picture = await findPicture(ctx.tx, id);
  return { avatar, picture: picture?.toString('base64') ?? null };
}
