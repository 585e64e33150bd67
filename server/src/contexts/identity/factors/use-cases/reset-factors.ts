import type { Ctx } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { lockCredential } from '../../store.ts';
import { distrustDevices } from '../../store-devices.ts';
import { endSessionsOf } from '../../store-sessions.ts';
import { deletePasskeys } from '../../passkeys/store-passkeys.ts';
import { deleteAuthenticator, deleteRecoveryCodes } from '../store-factors.ts';

/**
 * Takes authenticator and passkeys off an account whose owner lost it, and ends its sessions, which
 * are returned for the `Authenticator` to drop. No browser is trusted any more (F): who asked may
 * have been a stranger, and a lost phone is one of them. The credential is locked, so that nobody
 * who is just coming in brings that back. Refuses with `factor_not_bound`.
 */
export async function resetFactors(ctx: Ctx, subjectId: string): Promise<readonly string[]> {
  await lockCredential(ctx.tx, subjectId);
  const hadAuthenticator = await deleteAuthenticator(ctx.tx, subjectId);
  const hadPasskey = await deletePasskeys(ctx.tx, subjectId);
  if (!hadAuthenticator && !hadPasskey) {
    throw new Refusal('factor_not_bound');
  }
  await distrustDevices(ctx.tx, { subjectId, kept: '' });
  await deleteRecoveryCodes(ctx.tx, subjectId);
  const because = 'factor_reset';
  return endSessionsOf(ctx.tx, subjectId, { at: ctx.clock.now(), because });
}
