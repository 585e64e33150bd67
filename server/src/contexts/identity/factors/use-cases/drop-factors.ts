import type { Ctx, MemberActor, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordEvents } from '../../../trail/index.ts';
import { holdMoney } from '../../holds/money-hold.ts';
import { hasPasskeys } from '../../passkeys/store-passkeys.ts';
import { deleteAuthenticator, deleteRecoveryCodes } from '../store-factors.ts';

/**
 * Takes the caller's own second factor off. Refuses with `factor_is_required` where the site wants
 * one and no other is bound, then with `factor_not_bound`. Money of a member waits a day then.
 */
export async function dropFactors(
  ctx: Ctx<MemberActor | OperatorActor>,
  policy: { readonly isRequired: boolean },
): Promise<void> {
  const { actor } = ctx;
  if (policy.isRequired && !(await hasPasskeys(ctx.tx, actor.id))) {
    throw new Refusal('factor_is_required');
  }
  if (!(await deleteAuthenticator(ctx.tx, actor.id))) {
    throw new Refusal('factor_not_bound');
  }
  await deleteRecoveryCodes(ctx.tx, actor.id);
  if (actor.kind === 'member') {
    await holdMoney(ctx, actor.id, 'factor_dropped');
  }
  await recordEvents(ctx, {
    action: `${actor.kind}.drop_factor`,
    subject: { type: actor.kind, id: actor.id },
    before: { factor: 'authenticator' },
  });
}
