import type { PasskeyId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordEvents } from '../../../trail/index.ts';
import { deletePasskey } from '../store-passkeys.ts';

/** Refuses with `not_found`. */
export async function dropPasskey(ctx: Ctx<MemberActor>, id: PasskeyId): Promise<void> {
  const { id: subjectId } = ctx.actor;
  if (!(await deletePasskey(ctx.tx, { id, subjectId }))) {
    throw new Refusal('not_found');
  }
  await recordEvents(ctx, {
    action: 'member.drop_passkey',
    subject: { type: 'member', id: subjectId },
  });
}
