import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { recordEvents } from '../../../trail/index.ts';
import { findProfile, lockProfile, writeProfile } from '../../store-profile.ts';
import { profileTexts } from '../profile-texts.ts';

/**
 * The day of birth that approved papers show takes the place of another one that the member said,
 * and could not say anew: what was typed wrong would stop them for ever (R17).
 */
export async function correctBirthday(
  ctx: Ctx<OperatorActor>,
  { memberId: id, birthday }: { readonly memberId: MemberId; readonly birthday: string },
): Promise<void> {
  await lockProfile(ctx.tx, id);
  const row = assertDefined(await findProfile(ctx.tx, id), 'papers belong to a member');
  const said = profileTexts(row.profile);
  if ((said['birthday'] ?? '') === '' || said['birthday'] === birthday) {
    return;
  }
  const { nickname, avatar } = row;
  await writeProfile(ctx.tx, { id, nickname, avatar, profile: { ...said, birthday } });
  await recordEvents(ctx, {
    action: 'member.change_profile',
    subject: { type: 'member', id },
    after: { fields: 'birthday', source: 'papers' },
  });
}
