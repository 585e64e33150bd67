import type { Ctx } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { endSessionsOf } from '../../store-sessions.ts';
import { deletePasskeys } from '../../passkeys/store-passkeys.ts';
import { deleteAuthenticator, deleteRecoveryCodes } from '../store-factors.ts';

/**
 * Takes authenticator and passkeys off an account whose owner lost it, and ends its sessions, which
 * are returned for the `Authenticator` to drop. Refuses with `factor_not_bound`.
 */
export async function resetFactors(ctx: Ctx, subjectId: string): Promise<readonly string[]> {
  const hadAuthenticator = await deleteAuthenticator(ctx.tx, subjectId);
  const hadPasskey = await deletePasskeys(ctx.tx, subjectId);
  if (!hadAuthenticator && !hadPasskey) {
    throw new Refusal('factor_not_bound');
  }
  await deleteRecoveryCodes(ctx.tx, subjectId);
  const because = 'factor_reset';
  return endSessionsOf(ctx.tx, subjectId, { at: ctx.clock.now(), because });
}
