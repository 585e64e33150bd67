import type { PasskeyId } from '@portal/protocol';
import type { Ctx, MemberActor, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordEvents } from '../../../trail/index.ts';
import { selectBound } from '../../factors/store-factors.ts';
import { holdMoney } from '../../holds/money-hold.ts';
import { deletePasskey } from '../store-passkeys.ts';

/**
 * Refuses with `not_found`, then with `factor_is_required` where the site wants a factor and this
 * was the last one. Money of a member waits a day then, as after any factor.
 */
export async function dropPasskey(
  ctx: Ctx<MemberActor | OperatorActor>,
  command: { readonly id: PasskeyId; readonly isRequired: boolean },
): Promise<void> {
  const { id: subjectId } = ctx.actor;
  if (!(await deletePasskey(ctx.tx, { id: command.id, subjectId }))) {
    throw new Refusal('not_found');
  }
  if (command.isRequired && !(await selectBound(ctx.tx, [subjectId])).has(subjectId)) {
    throw new Refusal('factor_is_required');
  }
  if (ctx.actor.kind === 'member') {
    await holdMoney(ctx, subjectId, 'factor_dropped');
  }
  await recordEvents(ctx, {
    action: `${ctx.actor.kind}.drop_passkey`,
    subject: { type: ctx.actor.kind, id: subjectId },
  });
}
