import type { SignInRefusal } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { Scope } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { recordEvents } from '../../trail/index.ts';
import type { IdentityEnv } from '../env.ts';
import type { FactorProof } from '../factors/check-factor.ts';
import type { Brought, FactorProblem } from '../factors/require-factor.ts';
import { besideProblem, boundFactorKinds, factorRefusal } from '../factors/require-factor.ts';
import { broughtPasskey } from '../passkeys/brought-passkey.ts';
import { choiceProblem, weakPassword } from '../recovery/new-password.ts';
import { mustReplace } from '../recovery/password-standing.ts';
import { holdMoney } from '../holds/money-hold.ts';
import { hasTemporary, takeTemporary } from '../recovery/store-temporary.ts';
import { secretHash } from '../secrets.ts';
import type { CredentialRow } from '../store.ts';
import { lockCredential, setPassword } from '../store.ts';
import type { AttemptKeys } from '../attempt-standing.ts';
import { openCounted } from '../history/count-try.ts';
import { noteTry } from '../history/note-sign-in.ts';
import { markTry, takeBackTry } from '../history/store-sign-ins.ts';
import { takeBackFailure } from '../store-attempts.ts';
import type { Attempt, OpenedAttempt } from './open-attempt.ts';
import type { Proven } from './prove-attempt.ts';
import { clearAttempt, proveAttempt, takeBackAttempt } from './prove-attempt.ts';
import type { Admit, EntryRefusal } from './enter.ts';
import { enter } from './enter.ts';
import type { OpenedSession, SessionLife } from './open-session.ts';

export interface SignedIn {
  readonly session: OpenedSession;
  readonly credential: CredentialRow;
  /** The session can do nothing but change the password (R62). */
  readonly isRestricted: boolean;
}

export interface SignInAttempt extends Attempt {
  readonly password: string;
  /** In the place of a temporary password; not looked at otherwise. */
  readonly newPassword?: string | undefined;
  /** Who may come in here; without it everybody of the realm. */
  readonly admit?: Admit;
  /** Whether the session ends with the browser. */
  readonly isBrief?: boolean;
  /** Asked for where one is bound. */
  readonly factor?: FactorProof | undefined;
  /** What a device of its owner has signed, in its place. */
  readonly passkey?: string | undefined;
}

/**
 * Username and password to a session. Refuses, in this order: `login_throttled`, but for a mailed
 * password,
 * `captcha_required`, `captcha_incorrect`, `in_incorrect_password` (missing and wrong alike, R59),
 * and only after the secret was proven, so that nobody learns who has an account:
 * `temporary_password_expired`, `password_change_required`, `password_weak`,
 * `login_throttled` after five wrong factors (agents-loyalty-money.md F), `second_factor_required`,
 * `second_factor_incorrect`, and what `enter` refuses. A passkey is asked
 * for where nothing else is bound, and taken in the place of a code (R67). An operator's temporary
 * password opens no session: the call that proves it brings the new one, so there is none that
 * could do less (R62). A wrong second factor counts as a wrong password does. Hashing runs outside
 * of transactions. The trail is told of a session in the transaction that opens it, and of refusals
 * outside.
 */
export async function signIn(
  env: IdentityEnv,
  scope: Scope,
  attempt: SignInAttempt,
): Promise<SignedIn> {
  const { realm, request, password } = attempt;
  const opened = await scope.transaction((ctx) => openCounted(ctx, attempt));
  const proven = await verify(env, scope, { opened, password });
  if (proven === undefined) {
    throw tellRefused(env, attempt, opened);
  }
  const { found: proof, isBeside, candidate } = proven;
  const { credential, keys, failures } = candidate;
  const counted = isBeside ? {} : { failures };
  const refused = { realm, request, subjectId: credential.subjectId, ...counted };
  const { configuration: site } = await env.viewer.current();
  const facts = {
    password,
    isTemporary: proof === 'mailed' || credential.mustChange,
    setAt: credential.passwordSetAt,
  };
  const isRestricted = realm === 'member' && mustReplace(site, facts, scope.ctx.clock.now());
  const newHash =
    realm === 'operator' && credential.mustChange
      ? await hashReplacement(env, scope, {
          attempt,
          keys,
          expiresAt: credential.passwordExpiresAt,
        })
      : undefined;
  const passkey = await broughtPasskey(scope, attempt);
  const { sessions: life } = site;
  const success = { attempt, passkey, credential, keys, life, newHash, proof };
  const session = await scope
    .transaction((ctx) => closeAttempt(ctx, { ...success, isBeside, isRestricted }))
    .catch((error: unknown) => keepTry(scope, keys, error));
  if (typeof session === 'string') {
    // That a factor is asked for is a step of a sign-in, and no failed one.
    if (session !== 'second_factor_required') {
      env.refusedLogins.note({ ...refused, code: session });
    }
    throw isFactorProblem(session)
      ? factorRefusal(session, await kindsFor(scope, credential.subjectId))
      : new Refusal(session);
  }
  if (session.endedSessionId !== undefined) {
    env.authenticator.drop([session.endedSessionId]);
  }
  return { session, credential, isRestricted };
}

/** Tells the trail, and what is answered where the secret was nobody's of the name. */
function tellRefused(env: IdentityEnv, attempt: SignInAttempt, result: OpenedAttempt): Refusal {
  const { realm, request } = attempt;
  if (result.kind === 'refused') {
    const { code, credential } = result;
    env.refusedLogins.note({ realm, request, code, ...subjectOf(credential) });
    return result.refusal;
  }
  const tried = result.candidates.filter(({ credential }) => credential !== undefined);
  for (const { credential, failures } of tried.length > 0 ? tried : result.candidates.slice(0, 1)) {
    const code = 'in_incorrect_password';
    env.refusedLogins.note({ realm, request, code, failures, ...subjectOf(credential) });
  }
  const data = result.wantsCaptcha ? { captcha: true } : {};
  return result.wait ?? new Refusal('in_incorrect_password', data);
}

function subjectOf(credential: CredentialRow | undefined): { readonly subjectId?: string } {
  return credential === undefined ? {} : { subjectId: credential.subjectId };
}

function isMailed(
  ctx: Ctx,
  credential: CredentialRow | undefined,
  password: string,
): Promise<boolean> {
  const key = { secretHash: secretHash(password), subjectId: credential?.subjectId ?? '' };
  return hasTemporary(ctx.tx, key, ctx.clock.now());
}

function kindsFor(scope: Scope, subjectId: string): Promise<readonly string[]> {
  return scope.transaction((ctx) => boundFactorKinds(ctx, subjectId));
}

function isFactorProblem(code: string): code is FactorProblem {
  return code === 'second_factor_required' || code === 'second_factor_incorrect';
}

/** The hash of the password that replaces a temporary one; the secret was proven before. */
async function hashReplacement(
  env: IdentityEnv,
  scope: Scope,
  {
    attempt,
    keys,
    expiresAt,
  }: {
    readonly attempt: SignInAttempt;
    readonly keys: AttemptKeys;
    readonly expiresAt: Temporal.Instant | null;
  },
): Promise<string> {
  const { newPassword, password, username } = attempt;
  const refuse = async (refusal: Refusal): Promise<never> => {
    await scope.transaction((ctx) => takeBackAttempt(ctx, keys));
    throw refusal;
  };
  if (expiresAt === null || Temporal.Instant.compare(expiresAt, scope.ctx.clock.now()) <= 0) {
    return refuse(new Refusal('temporary_password_expired'));
  }
  if (newPassword === undefined) {
    return refuse(new Refusal('password_change_required'));
  }
  const site = (await env.viewer.current()).configuration;
  const problem =
    newPassword === password
      ? 'unchanged'
      : choiceProblem(site, { password: newPassword, username });
  if (problem !== undefined) {
    return refuse(weakPassword(problem));
  }
  try {
    return await env.hasher.hash(newPassword);
  } catch (error) {
    await scope.transaction((ctx) => takeBackAttempt(ctx, keys));
    throw error;
  }
}

type Verified = Proven<'chosen' | 'mailed'> & { readonly isBeside: boolean };

/**
 * Whose password it is, and how it was proven; one that was sent by e-mail stands beside the chosen
 * one. Nobody guesses its 120 bits, so it is looked at however often others failed, and they cannot
 * lock its owner out (R63). Asked of missing names too (R59).
 */
async function verify(
  env: IdentityEnv,
  scope: Scope,
  { opened, password }: { readonly opened: OpenedAttempt; readonly password: string },
): Promise<Verified | undefined> {
  const mailed = async (credential: CredentialRow | undefined) =>
    (await scope.transaction((ctx) => isMailed(ctx, credential, password))) ? 'mailed' : undefined;
  if (opened.kind === 'open') {
    const proven = await proveAttempt(scope, opened, async (credential) =>
      (await env.hasher.verify(credential?.passwordHash, password)) ? 'chosen' : mailed(credential),
    );
    if (proven !== undefined) {
      return { ...proven, isBeside: false };
    }
  }
  for (const candidate of opened.waiting) {
    const { credential } = candidate;
    if ((await mailed(credential)) !== undefined && credential !== undefined) {
      return { found: 'mailed', candidate: { ...candidate, credential }, isBeside: true };
    }
  }
  return undefined;
}

/** What was proven of an attempt. */
interface Success {
  readonly attempt: SignInAttempt;
  readonly passkey: Brought['passkey'];
  readonly credential: CredentialRow;
  readonly keys: AttemptKeys;
  readonly life: SessionLife;
  /** Of the password that replaces a temporary one. */
  readonly newHash: string | undefined;
  readonly proof: 'chosen' | 'mailed';
  /** It was not counted, because the account or the address waits. */
  readonly isBeside: boolean;
  readonly isRestricted: boolean;
}

/** Throws `login_throttled` where too many wrong factors were brought. */
async function secondProblem(
  ctx: Ctx,
  success: Pick<Success, 'attempt' | 'credential' | 'isBeside' | 'keys' | 'passkey'>,
): Promise<FactorProblem | undefined> {
  const { attempt, credential, isBeside, keys, passkey } = success;
  const id = credential.subjectId;
  const { factor, request } = attempt;
  const problem = await besideProblem(ctx, { subjectId: id, request }, { factor, passkey });
  if (isBeside && problem === 'second_factor_incorrect') {
    // The sign-in is not counted, so each wrong guess costs a mail.
    await takeTemporary(ctx.tx, mailedKey(attempt, id), ctx.clock.now());
  } else if (!isBeside && problem === 'second_factor_required') {
    await takeBackAttempt(ctx, keys);
  }
  return problem;
}

function mailedKey({ password }: SignInAttempt, subjectId: string) {
  return { secretHash: secretHash(password), subjectId };
}

/**
 * A code when the subject was blocked, or when the password that was proven is not its password any
 * more: reset, or a temporary one that another call replaced. The row is locked against both.
 */
async function closeAttempt(
  ctx: Ctx,
  success: Success,
): Promise<OpenedSession | EntryRefusal | 'in_incorrect_password' | FactorProblem> {
  const { attempt, passkey, credential, keys, life, newHash, proof } = success;
  const { isBeside, isRestricted } = success;
  const { request, realm, admit, isBrief = false } = attempt;
  const id = credential.subjectId;
  const row = await lockCredential(ctx.tx, id);
  if (row?.passwordHash !== credential.passwordHash) {
    return 'in_incorrect_password';
  }
  const problem = await secondProblem(ctx, success);
  if (problem !== undefined) {
    if (problem === 'second_factor_incorrect') {
      await keepRefused(ctx, success, 'wrong_factor');
    }
    return problem;
  }
  const mailed = mailedKey(attempt, id);
  if (proof === 'mailed' && !(await takeTemporary(ctx.tx, mailed, ctx.clock.now()))) {
    return 'in_incorrect_password';
  }
  if (proof === 'mailed' && realm === 'member') {
    await holdMoney(ctx, id, 'password_reset');
  }
  await clearAttempt(ctx, keys);
  if (keys.block !== undefined && !isBeside) {
    await takeBackFailure(ctx.tx, keys.block);
  }
  const session = await enter(ctx, {
    realm,
    credential,
    request,
    life,
    method: 'password',
    admit,
    isBrief,
    isProven: true,
    isByChannel: passkey !== undefined,
    isByPassword: proof === 'chosen',
    isRestricted,
  });
  if (typeof session === 'string') {
    await keepRefused(ctx, success, 'not_admitted');
    return session;
  }
  if (keys.tryId !== undefined) {
    await takeBackTry(ctx.tx, keys.tryId);
  }
  if (newHash !== undefined) {
    await replaceTemporary(ctx, { credential, realm, newHash });
  }
  return session;
}

/** The password was right; what came of it is what the owner has to read in the history. */
async function keepRefused(
  ctx: Ctx,
  { attempt, credential, keys }: Success,
  result: SignInRefusal,
): Promise<void> {
  const { realm, request, username: name } = attempt;
  const { subjectId } = credential;
  if (keys.tryId !== undefined) {
    await markTry(ctx.tx, keys.tryId, result);
  } else if (realm === 'member') {
    await noteTry(ctx, { subjectId, name, method: 'password', result, request });
  }
}

/** Thrown after the password was proven: too many wrong factors before it. */
async function keepTry(scope: Scope, { tryId }: AttemptKeys, error: unknown): Promise<never> {
  if (tryId !== undefined) {
    await scope.transaction((ctx) => markTry(ctx.tx, tryId, 'not_admitted'));
  }
  throw error;
}

async function replaceTemporary(
  ctx: Ctx,
  change: {
    readonly credential: CredentialRow;
    readonly realm: Attempt['realm'];
    readonly newHash: string;
  },
): Promise<void> {
  const { credential, realm, newHash: passwordHash } = change;
  const { subjectId: id, username: name } = credential;
  await setPassword(ctx.tx, {
    subjectId: id,
    passwordHash,
    mustChange: false,
    at: ctx.clock.now(),
  });
  await recordEvents(ctx, {
    action: `${realm}.change_password`,
    by: { kind: realm, id, name },
    subject: { type: realm, id },
  });
}
