import type { Ctx } from '../../../../platform/context.ts';
import type { RequestFacts } from '../../../../platform/http/request-facts.ts';
import type { Scope } from '../../../../platform/http/route.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { SiteConfiguration } from '../../../site/index.ts';
import { spendCode } from '../../codes/store-codes.ts';
import { findProvenSubject } from '../../codes/store-contacts.ts';
import type { CodeFault } from '../../codes/use-cases/check-code.ts';
import { checkCode } from '../../codes/use-cases/check-code.ts';
import { noteCodeTry } from '../../history/note-code-try.ts';
import { noteTry } from '../../history/note-sign-in.ts';
import type { IdentityEnv } from '../../env.ts';
import type { FactorProof } from '../../factors/check-factor.ts';
import type { Brought, FactorProblem } from '../../factors/require-factor.ts';
import {
  besideProblem,
  boundFactorKinds,
  factorRefusal,
  hasFactor,
} from '../../factors/require-factor.ts';
import { broughtPasskey } from '../../passkeys/brought-passkey.ts';
import type { CredentialRow } from '../../store.ts';
import { findCredentialOf, lockCredential } from '../../store.ts';
import type { Admit, EntryRefusal } from '../../use-cases/enter.ts';
import { choiceProblem, refuseTyped, weakPassword } from '../new-password.ts';
import { refuseUnchanged } from '../refuse-unchanged.ts';
import type { ReplacedPassword } from '../replace-password.ts';
import { replacePassword } from '../replace-password.ts';
import type { ChangedPassword } from './change-password.ts';

export interface Reset {
  /** In its one form, as `readPhoneNumber` gives it. */
  readonly number: string;
  readonly code: string;
  readonly newPassword: string;
  readonly request: RequestFacts;
  readonly admit: Admit;
  /** Asked for where one is bound (R66). */
  readonly factor?: FactorProof | undefined;
  /** What a device of its owner has signed, in its place. */
  readonly passkey?: string | undefined;
}

type OpenedReset = Omit<Reset, 'passkey'> & Pick<Brought, 'passkey'>;

interface Proven {
  readonly codeId: string;
  readonly credential: CredentialRow;
}

/**
 * A new password for whoever has the code that was sent to a proven number, who is signed in with
 * it. Refuses, in this order: `validation_failed`, the faults of the code, with a number that
 * nobody has as a wrong code (R59), `account_locked`, `password_weak`, what `admit` refuses,
 * `login_throttled` after too many wrong factors, `second_factor_required` (R66),
 * `second_factor_incorrect`. None of these uses the code up, only one of its tries, but a wrong
 * typed factor: a code is good for one look at it, so that nobody guesses on.
 */
export async function resetByCode(
  env: IdentityEnv,
  scope: Scope,
  reset: Reset,
): Promise<ChangedPassword> {
  const { configuration: site } = await env.viewer.current();
  const { newPassword: password, request } = reset;
  refuseTyped(site, { newPassword: password, confirmNewPassword: password });
  const proven = await scope.transaction((ctx) => prove(ctx, reset));
  if (typeof proven === 'string') {
    throw new Refusal(proven);
  }
  const { credential } = proven;
  refuseChoice(site, { password, credential });
  await refuseUnchanged(env, scope, { credential, password });
  const passwordHash = await env.hasher.hash(password);
  const passkey = await broughtPasskey(scope, reset);
  const replaced = await scope.transaction((ctx) =>
    writeOrNote(
      ctx,
      { reset: { ...reset, passkey }, proven },
      { passwordHash, request, life: site.sessions },
    ),
  );
  if (typeof replaced === 'string') {
    const { subjectId } = credential;
    env.refusedLogins.note({ realm: 'member', code: replaced, request, subjectId });
    if (replaced !== 'second_factor_incorrect') {
      throw new Refusal(replaced);
    }
    throw factorRefusal(
      replaced,
      await scope.transaction((ctx) => boundFactorKinds(ctx, subjectId)),
    );
  }
  env.authenticator.drop(replaced.endedSessionIds);
  return { ...replaced, credential };
}

async function prove(ctx: Ctx, reset: Reset): Promise<Proven | CodeFault> {
  const { number, code, request } = reset;
  const missed = () => noteCodeTry(ctx, { number, method: 'recovery', request });
  const checked = await checkCode(ctx, { number, code, request, purpose: 'password', missed });
  if (typeof checked === 'string') {
    return checked;
  }
  const subjectId = await findProvenSubject(ctx.tx, { channel: 'sms', address: reset.number });
  const credential =
    subjectId === undefined ? undefined : await findCredentialOf(ctx.tx, subjectId);
  return credential === undefined
    ? 'auth/invalid-verification-code'
    : { codeId: checked.id, credential };
}

function refuseChoice(
  site: SiteConfiguration,
  { password, credential }: { readonly password: string; readonly credential: CredentialRow },
): void {
  if (credential.isBlocked) {
    throw new Refusal('account_locked');
  }
  const problem = choiceProblem(site, { password, username: credential.username });
  if (problem !== undefined) {
    throw weakPassword(problem);
  }
}

/** The code was right; what came of it is told in the login history. */
async function writeOrNote(
  ctx: Ctx,
  { reset, proven }: Parameters<typeof write>[1],
  change: Parameters<typeof write>[2],
): ReturnType<typeof write> {
  const written = await write(ctx, { reset, proven }, change);
  if (typeof written === 'string') {
    const { subjectId } = proven.credential;
    const result = written === 'second_factor_incorrect' ? 'wrong_factor' : 'not_admitted';
    const attempt = { subjectId, name: reset.number, method: 'recovery', result } as const;
    await noteTry(ctx, { ...attempt, request: reset.request });
  }
  return written;
}

async function write(
  ctx: Ctx,
  { reset, proven }: { readonly reset: OpenedReset; readonly proven: Proven },
  change: Omit<Parameters<typeof replacePassword>[1], 'credential' | 'by'>,
): Promise<ReplacedPassword | EntryRefusal | 'second_factor_incorrect'> {
  const { codeId, credential } = proven;
  const row = await lockCredential(ctx.tx, credential.subjectId);
  if (row?.isBlocked !== false) {
    return 'account_locked';
  }
  const refusal = await reset.admit(ctx, credential);
  if (refusal !== undefined) {
    return refusal;
  }
  const problem = await provenFactor(ctx, credential, reset);
  if (problem !== undefined && reset.passkey !== undefined) {
    return problem;
  }
  if (!(await spendCode(ctx.tx, codeId, ctx.clock.now()))) {
    throw new Refusal('auth/code-expired');
  }
  if (problem !== undefined) {
    return problem;
  }
  const isFactorProven = await hasFactor(ctx, credential.subjectId);
  return replacePassword(ctx, { credential, ...change, by: 'code', isFactorProven });
}

/** A missing factor is a step on the way, so everything stays as it was. */
async function provenFactor(
  ctx: Ctx,
  { subjectId }: CredentialRow,
  { factor, passkey, request }: OpenedReset,
): Promise<Exclude<FactorProblem, 'second_factor_required'> | undefined> {
  const problem = await besideProblem(ctx, { subjectId, request }, { factor, passkey });
  if (problem === 'second_factor_required') {
    throw factorRefusal(problem, await boundFactorKinds(ctx, subjectId));
  }
  return problem;
}
