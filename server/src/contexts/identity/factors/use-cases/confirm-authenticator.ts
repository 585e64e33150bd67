import type { MemberActor, OperatorActor } from '../../../../platform/context.ts';
import type { CookieToSet } from '../../../../platform/http/answer.ts';
import type { RequestFacts } from '../../../../platform/http/request-facts.ts';
import type { Scope } from '../../../../platform/http/route.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordEvents } from '../../../trail/index.ts';
import type { IdentityEnv } from '../../env.ts';
import { lockCredential } from '../../store.ts';
import { markProven } from '../../store-session-proofs.ts';
import { renewSession } from '../../renew-session.ts';
import { endUnproven } from '../end-unproven.ts';
import { holdWhereByCode } from '../first-factor.ts';
import { giveRecoveryCodes } from '../give-recovery-codes.ts';
import { withinGuesses } from '../guess-limit.ts';
import { bindAuthenticator, lockAuthenticator } from '../store-factors.ts';
import { totpStep } from '../totp.ts';
import { totpPlace } from '../totp-secrets.ts';

/**
 * Binds the authenticator whose code this is, and gives recovery codes. All other sessions end.
 * Refuses with `login_throttled`, `factor_not_started`, `factor_is_bound`, `proof_incorrect`.
 */
export async function confirmAuthenticator(
  env: Pick<IdentityEnv, 'authenticator'>,
  scope: Scope<MemberActor | OperatorActor>,
  proof: { readonly code: string; readonly request: RequestFacts },
): Promise<{ readonly codes: readonly string[]; readonly cookies: readonly CookieToSet[] }> {
  const { actor } = scope.ctx;
  const done: {
    codes: readonly string[];
    ended: readonly string[];
    cookies: readonly CookieToSet[];
  } = { codes: [], ended: [], cookies: [] };
  const guesser = { subjectId: actor.id, request: proof.request };
  const isRight = await withinGuesses(scope, guesser, async (ctx) => {
    await lockCredential(ctx.tx, actor.id);
    const row = await lockAuthenticator(ctx.tx, actor.id);
    if (row === undefined || row.boundAt !== null) {
      throw new Refusal(row === undefined ? 'factor_not_started' : 'factor_is_bound');
    }
    const now = ctx.clock.now();
    const secret = ctx.cipher.decrypt(totpPlace(actor.id), row.secret).toString('utf8');
    const step = totpStep(proof.code, { secret, spentStep: row.spentStep, now });
    if (step === undefined) {
      return false;
    }
    await holdWhereByCode({ ...ctx, actor });
    await bindAuthenticator(ctx.tx, { subjectId: actor.id, step, at: now });
    await markProven(ctx.tx, actor.sessionId, now);
    done.cookies = await renewSession({ ...ctx, actor }, proof.request);
    done.codes = await giveRecoveryCodes(ctx, actor.id);
    done.ended = await endUnproven({ ...ctx, actor });
    await recordEvents(ctx, {
      action: `${actor.kind}.bind_factor`,
      subject: { type: actor.kind, id: actor.id },
      after: { factor: 'authenticator' },
    });
    return true;
  });
  if (!isRight) {
    throw new Refusal('proof_incorrect');
  }
  env.authenticator.drop([...done.ended, actor.sessionId]);
  return { codes: done.codes, cookies: done.cookies };
}
