import type { PasskeyId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { selectBound } from '../../factors/store-factors.ts';
import { dropPasskey } from './drop-passkey.ts';

/**
 * Takes a passkey off an operator. Refuses with `not_found`, then with `factor_is_required` where
 * the site wants a factor and this was the last one.
 */
export async function dropOperatorPasskey(
  ctx: Ctx<OperatorActor>,
  command: { readonly id: PasskeyId; readonly isRequired: boolean },
): Promise<void> {
  await dropPasskey(ctx, command.id);
  if (command.isRequired && !(await selectBound(ctx.tx, [ctx.actor.id])).has(ctx.actor.id)) {
    throw new Refusal('factor_is_required');
  }
}
