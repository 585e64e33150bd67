import type { Ctx, MemberActor, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordEvents } from '../../../trail/index.ts';
import { giveRecoveryCodes } from '../give-recovery-codes.ts';
import { lockAuthenticator } from '../store-factors.ts';

/** New recovery codes; those before are void. Refuses with `factor_not_bound`. */
export async function createRecoveryCodes(
  ctx: Ctx<MemberActor | OperatorActor>,
): Promise<{ readonly recoveryCodes: string[] }> {
  const { actor } = ctx;
  const row = await lockAuthenticator(ctx.tx, actor.id);
  if (row === undefined || row.boundAt === null) {
    throw new Refusal('factor_not_bound');
  }
  const recoveryCodes = [...(await giveRecoveryCodes(ctx, actor.id))];
  await recordEvents(ctx, {
    action: `${actor.kind}.renew_recovery`,
    subject: { type: actor.kind, id: actor.id },
  });
  return { recoveryCodes };
}
