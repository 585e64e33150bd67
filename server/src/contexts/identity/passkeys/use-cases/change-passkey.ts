import type { PasskeyId } from '@portal/protocol';
import type { Ctx, MemberActor, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { renamePasskey } from '../store-passkeys.ts';

/** Refuses with `not_found`. */
export async function changePasskey(
  ctx: Ctx<MemberActor | OperatorActor>,
  command: { readonly id: PasskeyId; readonly name: string },
): Promise<void> {
  if (!(await renamePasskey(ctx.tx, { ...command, subjectId: ctx.actor.id }))) {
    throw new Refusal('not_found');
  }
}
