import type { Ctx, MemberActor, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { refuseFirstWithoutPassword } from '../first-factor.ts';
import { lockAuthenticator, writeAuthenticator } from '../store-factors.ts';
import { newTotpSecret, totpAddress } from '../totp.ts';
import { totpPlace } from '../totp-secrets.ts';

/**
 * A secret for an authenticator. It proves nothing until a code of it was right, and another start
 * takes its place. Refuses with `factor_is_bound`, then with `step_up_required` a member whose
 * first factor it is and who has a password, until that was proven.
 */
export async function startAuthenticator(
  ctx: Ctx<MemberActor | OperatorActor>,
  account: { readonly issuer: string; readonly name: string },
): Promise<{ readonly secret: string; readonly address: string }> {
  const subjectId = ctx.actor.id;
  if ((await lockAuthenticator(ctx.tx, subjectId))?.boundAt) {
    throw new Refusal('factor_is_bound');
  }
  await refuseFirstWithoutPassword(ctx);
  const secret = newTotpSecret(ctx.random);
  await writeAuthenticator(ctx.tx, {
    subjectId,
    secret: ctx.cipher.encrypt(totpPlace(subjectId), Buffer.from(secret)),
    at: ctx.clock.now(),
  });
  return { secret, address: totpAddress({ ...account, secret }) };
}
