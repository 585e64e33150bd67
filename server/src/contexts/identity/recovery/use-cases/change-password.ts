import { assertDefined } from '@portal/money';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import type { RequestFacts } from '../../../../platform/http/request-facts.ts';
import type { Scope } from '../../../../platform/http/route.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { CaptchaAnswer } from '../../captcha/captcha-answer.ts';
import type { IdentityEnv } from '../../env.ts';
import type { CredentialRow } from '../../store.ts';
import { findCredentialOf, lockCredential } from '../../store.ts';
import type { AttemptKeys } from '../../attempt-standing.ts';
import { openAttempt } from '../../use-cases/open-attempt.ts';
import { clearAttempt, proveAttempt, takeBackAttempt } from '../../use-cases/prove-attempt.ts';
import type { SessionLife } from '../../use-cases/open-session.ts';
import { choiceProblem, refuseTyped, weakPassword } from '../new-password.ts';
import { refuseUnchanged } from '../refuse-unchanged.ts';
import type { ReplacedPassword } from '../replace-password.ts';
import { replacePassword } from '../replace-password.ts';

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
  readonly captcha: CaptchaAnswer;
  readonly request: RequestFacts;
  /** What holds together with the change, in its transaction. */
  readonly alongside?: (ctx: Ctx) => Promise<void>;
}

export interface ChangedPassword extends ReplacedPassword {
  readonly credential: CredentialRow;
}

/**
 * Refuses, in this order: `validation_failed`, `password_weak`, then what guessing at the old one
 * costs (`login_throttled`, `captcha_required`, `captcha_incorrect`), `old_password_incorrect`. A
 * restricted session proved the old password when it was opened, so it is not asked for again.
 */
export async function changePassword(
  env: IdentityEnv,
  scope: Scope<MemberActor>,
  change: PasswordChange,
): Promise<ChangedPassword> {
  const { configuration: site } = await env.viewer.current();
  refuseTyped(site, change);
  const credential = await scope.transaction((ctx) => ownCredential(ctx));
  const { newPassword: password, request } = change;
  const problem = choiceProblem(site, { password, username: credential.username });
  if (problem !== undefined) {
    throw weakPassword(problem);
  }
  const keys = scope.ctx.actor.isRestricted
    ? undefined
    : await proveOld(env, scope, { change, credential });
  await refuseUnchanged(env, scope, { credential, password });
  const passwordHash = await env.hasher.hash(password);
  const replaced = await scope.transaction(async (ctx) => {
    const written = { credential, keys, passwordHash, request, life: site.sessions };
    const done = await write(ctx, written);
    await change.alongside?.(ctx);
    return done;
  });
  env.authenticator.drop(replaced.endedSessionIds);
  return { ...replaced, credential };
}

async function ownCredential(ctx: Ctx<MemberActor>): Promise<CredentialRow> {
  return assertDefined(await findCredentialOf(ctx.tx, ctx.actor.id), 'members have a credential');
}

/** A stolen session must not guess the password, so its tries count as those of a sign-in do. */
async function proveOld(
  env: IdentityEnv,
  scope: Scope<MemberActor>,
  { change, credential }: { readonly change: PasswordChange; readonly credential: CredentialRow },
): Promise<AttemptKeys> {
  const { captcha, request, oldPassword } = change;
  const { username, passwordHash } = credential;
  const attempt = { realm: 'member', username, captcha, request } as const;
  const opened = await scope.transaction((ctx) => openAttempt(ctx, attempt));
  if (opened.kind === 'refused') {
    throw opened.refusal;
  }
  const proven = await proveAttempt(scope, opened, async () =>
    (await env.hasher.verify(passwordHash, oldPassword)) ? 'right' : undefined,
  );
  if (proven === undefined) {
    const data = opened.wantsCaptcha ? { captcha: true } : {};
    throw new Refusal('old_password_incorrect', data);
  }
  // It was no guess, whatever comes of the change: a busy server or a new password that is refused.
  const { keys } = proven.candidate;
  await scope.transaction((ctx) => takeBackAttempt(ctx, keys));
  return keys;
}

async function write(
  ctx: Ctx,
  change: {
    readonly credential: CredentialRow;
    readonly keys: AttemptKeys | undefined;
    readonly passwordHash: string;
    readonly request: RequestFacts;
    readonly life: SessionLife;
  },
): Promise<ReplacedPassword> {
  const { credential, keys } = change;
  const row = await lockCredential(ctx.tx, credential.subjectId);
  if (row?.passwordHash !== credential.passwordHash) {
    // Another call replaced it meanwhile.
    throw new Refusal('old_password_incorrect');
  }
  if (keys !== undefined) {
    await clearAttempt(ctx, keys);
  }
  return replacePassword(ctx, { ...change, by: 'session' });
}
