import type { SecondFactor } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import { lockAuthenticator, spendRecoveryCode, spendStep } from './store-factors.ts';
import { totpStep } from './totp.ts';
import { totpPlace } from './totp-secrets.ts';

export interface FactorProof {
  readonly kind: SecondFactor;
  readonly code: string;
}

/** `unbound` when the subject has no second factor, so that none can be asked for. */
export type FactorVerdict = 'unbound' | 'missing' | 'right' | 'wrong';

/** Checks a second factor and spends it: whoever sees a code cannot use it again (R67). */
export async function checkFactor(
  ctx: Ctx,
  subjectId: string,
  proof: FactorProof | undefined,
): Promise<FactorVerdict> {
  const row = await lockAuthenticator(ctx.tx, subjectId);
  if (row === undefined || row.boundAt === null) {
    return 'unbound';
  }
  if (proof === undefined) {
    return 'missing';
  }
  const now = ctx.clock.now();
  if (proof.kind === 'recovery_code') {
    const hash = recoveryCodeHash(proof.code);
    return (await spendRecoveryCode(ctx.tx, { subjectId, hash, at: now })) ? 'right' : 'wrong';
  }
  const secret = ctx.cipher.decrypt(totpPlace(subjectId), row.secret).toString('utf8');
  const step = totpStep(proof.code, { secret, spentStep: row.spentStep, now });
  if (step === undefined) {
    return 'wrong';
  }
  await spendStep(ctx.tx, subjectId, step);
  return 'right';
}
