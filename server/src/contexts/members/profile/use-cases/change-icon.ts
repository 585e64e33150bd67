import { ownPicture } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { recordEvents } from '../../../trail/index.ts';
import { deletePicture, findProfile, lockProfile } from '../../store-profile.ts';
import { upsertPicture, writeAvatar } from '../../store-profile.ts';

/** As many pixels as the largest place has on a screen of twice the density. */
export const iconSide = 256;

/** Keeps a picture that was drawn anew, and chooses it. */
export async function changeIcon(ctx: Ctx<MemberActor>, image: Buffer): Promise<void> {
  const { id } = ctx.actor;
  await lockProfile(ctx.tx, id);
  await upsertPicture(ctx.tx, { id, image, at: ctx.clock.now() });
  await writeAvatar(ctx.tx, { id, avatar: ownPicture });
  await note(ctx, 'brought');
}

/** Takes it away, and the choice of it; nothing where there is none. */
export async function deleteIcon(ctx: Ctx<MemberActor>): Promise<void> {
  const { id } = ctx.actor;
  await lockProfile(ctx.tx, id);
  if (!(await deletePicture(ctx.tx, id))) {
    return;
  }
  const row = await findProfile(ctx.tx, id);
  if (row?.avatar === ownPicture) {
    await writeAvatar(ctx.tx, { id, avatar: null });
  }
  await note(ctx, 'taken off');
}

async function note(ctx: Ctx<MemberActor>, picture: string): Promise<void> {
  const subject = { type: 'member', id: ctx.actor.id };
  await recordEvents(ctx, { action: 'member.change_profile', subject, after: { picture } });
}
