import type { Ctx } from '../../../platform/context.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import type { Scope } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { CodeFault } from '../codes/use-cases/check-code.ts';
import { checkCode } from '../codes/use-cases/check-code.ts';
import { spendCode } from '../codes/store-codes.ts';
import { findProvenSubject } from '../codes/store-contacts.ts';
import type { IdentityEnv } from '../env.ts';
import type { FactorProof } from '../factors/check-factor.ts';
import type { Brought } from '../factors/require-factor.ts';
import {
  besideProblem,
  boundFactorKinds,
  factorRefusal,
  hasFactor,
} from '../factors/require-factor.ts';
import { noteCodeTry } from '../history/note-code-try.ts';
import { noteTry } from '../history/note-sign-in.ts';
import { broughtPasskey } from '../passkeys/brought-passkey.ts';
import type { CredentialRow } from '../store.ts';
import { findCredentialOf } from '../store.ts';
import type { Admit, EntryRefusal } from './enter.ts';
import { enter } from './enter.ts';
import type { OpenedSession, SessionLife } from './open-session.ts';
import type { SignedIn } from './sign-in.ts';

export interface CodeAttempt {
  /** In its one form, as `readPhoneNumber` gives it. */
  readonly number: string;
  readonly code: string;
  readonly request: RequestFacts;
  readonly admit: Admit;
  readonly isBrief: boolean;
  /** Asked for where one is bound (R66). */
  readonly factor?: FactorProof | undefined;
  /** What a device of its owner has signed, in its place. */
  readonly passkey?: string | undefined;
}

/**
 * A code that was sent to a proven number, to a session; whatever the password is. Refuses, in this
 * order: the faults of the code, with a number that nobody has as a wrong code (R59),
 * `login_throttled` after too many wrong factors, `second_factor_required` and a passkey that is
 * not the owner's, which leave the code as it was, a wrong typed factor, which does not, because it
 * may be a guess (both `second_factor_incorrect`), then what `enter` refuses. The code is a first
 * factor: whoever took the number over has nothing where a passkey or an authenticator is bound
 * (R66, R67).
 */
export async function signInByCode(
  env: IdentityEnv,
  scope: Scope,
  attempt: CodeAttempt,
): Promise<SignedIn> {
  const { sessions: life } = (await env.viewer.current()).configuration;
  const passkey = await broughtPasskey(scope, attempt);
  const entered = await scope.transaction((ctx) => enterByCode(ctx, { ...attempt, passkey }, life));
  if ('fault' in entered) {
    const { fault, subjectId } = entered;
    if (subjectId !== undefined) {
      const { request } = attempt;
      env.refusedLogins.note({ realm: 'member', code: fault, request, subjectId });
    }
    throw 'kinds' in entered ? factorRefusal(entered.fault, entered.kinds) : new Refusal(fault);
  }
  if (entered.session.endedSessionId !== undefined) {
    env.authenticator.drop([entered.session.endedSessionId]);
  }
  return { ...entered, isRestricted: false };
}

type Outcome =
  | { readonly session: OpenedSession; readonly credential: CredentialRow }
  | { readonly fault: EntryRefusal; readonly subjectId: string }
  | {
      readonly fault: 'second_factor_incorrect';
      readonly subjectId: string;
      readonly kinds: readonly string[];
    }
  | { readonly fault: CodeFault; readonly subjectId?: undefined };

async function enterByCode(
  ctx: Ctx,
  attempt: Omit<CodeAttempt, 'passkey'> & Pick<Brought, 'passkey'>,
  life: SessionLife,
): Promise<Outcome> {
  const { number, code, request, admit, isBrief, factor, passkey } = attempt;
  const missed = () => noteCodeTry(ctx, { number, method: 'sms', request });
  const checked = await checkCode(ctx, { number, code, request, purpose: 'login', missed });
  if (typeof checked === 'string') {
    return { fault: checked };
  }
  const spend = () => spendCode(ctx.tx, checked.id, ctx.clock.now());
  const subjectId = await findProvenSubject(ctx.tx, { channel: 'sms', address: number });
  const credential =
    subjectId === undefined ? undefined : await findCredentialOf(ctx.tx, subjectId);
  if (credential === undefined) {
    await spend();
    return { fault: 'auth/invalid-verification-code' };
  }
  const { subjectId: id } = credential;
  const problem = await besideProblem(ctx, { subjectId: id, request }, { factor, passkey });
  if (problem === 'second_factor_required') {
    throw factorRefusal(problem, await boundFactorKinds(ctx, id));
  }
  if (passkey === undefined || problem === undefined) {
    await spend();
  }
  const refused = { subjectId: id, name: number, method: 'sms', request } as const;
  if (problem !== undefined) {
    await noteTry(ctx, { ...refused, result: 'wrong_factor' });
    return { fault: problem, subjectId: id, kinds: await boundFactorKinds(ctx, id) };
  }
  const entry = { realm: 'member', credential, request, life, admit, isBrief } as const;
  const isByCode = !(await hasFactor(ctx, id));
  const traits = { method: 'sms', isProven: true, isByChannel: true, isByCode } as const;
  const session = await enter(ctx, { ...entry, ...traits });
  if (typeof session === 'string') {
    await noteTry(ctx, { ...refused, result: 'not_admitted' });
    return { fault: session, subjectId: id };
  }
  return { session, credential };
}
