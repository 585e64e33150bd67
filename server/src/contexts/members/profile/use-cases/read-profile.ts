import { assertDefined } from '@portal/money';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { findProfile, selectMarketing } from '../../store-profile.ts';
import type { Profile } from '../present-profile.ts';
import { profileTexts } from '../profile-texts.ts';

/** What the caller says of themselves. */
export async function readProfile(ctx: Ctx<MemberActor>): Promise<Profile> {
  const { id } = ctx.actor;
  const row = assertDefined(await findProfile(ctx.tx, id), 'a session belongs to a member');
  const consents = await selectMarketing(ctx.tx, id);
  return {
    nickname: row.nickname,
    avatar: row.avatar,
    fields: profileTexts(row.profile),
    welcome: new Set(consents.filter(({ isGiven }) => isGiven).map(({ channel }) => channel)),
  };
}
