import type { SocialProviderName } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordEvents } from '../../../trail/index.ts';
import { deleteBinding } from '../store-social.ts';

/** Refuses with `social_not_bound`. */
export async function dropSocial(
  ctx: Ctx<MemberActor>,
  provider: SocialProviderName,
): Promise<void> {
  const { id } = ctx.actor;
  if (!(await deleteBinding(ctx.tx, { subjectId: id, provider }))) {
    throw new Refusal('social_not_bound');
  }
  await recordEvents(ctx, {
    action: 'member.drop_social',
    subject: { type: 'member', id },
    before: { provider },
  });
}
