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
import { factorProblem, factorRefusal } from '../factors/require-factor.ts';
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
}

/**
 * A code that was sent to a proven number, to a session; whatever the password is. Refuses, in this
 * order: the faults of the code, with a number that nobody has as a wrong code (R59),
 * `second_factor_required`, which leaves the code as it was, `second_factor_incorrect`, which does
 * not, then what `enter` refuses.
 */
export async function signInByCode(
  env: IdentityEnv,
  scope: Scope,
  attempt: CodeAttempt,
): Promise<SignedIn> {
  const { sessions: life } = (await env.viewer.current()).configuration;
  const entered = await scope.transaction((ctx) => enterByCode(ctx, attempt, life));
  if ('fault' in entered) {
    const { fault, subjectId } = entered;
    if (subjectId !== undefined) {
      const { request } = attempt;
      env.refusedLogins.note({ realm: 'member', code: fault, request, subjectId });
    }
    throw fault === 'second_factor_incorrect' ? factorRefusal(fault) : new Refusal(fault);
  }
  if (entered.session.endedSessionId !== undefined) {
    env.authenticator.drop([entered.session.endedSessionId]);
  }
  return { ...entered, isRestricted: false };
}

type Outcome =
  | { readonly session: OpenedSession; readonly credential: CredentialRow }
  | { readonly fault: EntryRefusal | 'second_factor_incorrect'; readonly subjectId: string }
  | { readonly fault: CodeFault; readonly subjectId?: undefined };

async function enterByCode(ctx: Ctx, attempt: CodeAttempt, life: SessionLife): Promise<Outcome> {
  const { number, request, admit, isBrief } = attempt;
  const checked = await checkCode(ctx, { ...attempt, purpose: 'login' });
  if (typeof checked === 'string') {
    return { fault: checked };
  }
  await spendCode(ctx.tx, checked.id, ctx.clock.now());
  const subjectId = await findProvenSubject(ctx.tx, { channel: 'sms', address: number });
  const credential =
    subjectId === undefined ? undefined : await findCredentialOf(ctx.tx, subjectId);
  if (credential === undefined) {
    return { fault: 'auth/invalid-verification-code' };
  }
  const problem = await factorProblem(ctx, credential.subjectId, attempt.factor);
  if (problem === 'second_factor_required') {
    throw factorRefusal(problem);
  }
  if (problem !== undefined) {
    return { fault: problem, subjectId: credential.subjectId };
  }
  const entry = { realm: 'member', credential, request, life, admit, isBrief } as const;
  const session = await enter(ctx, { ...entry, isProven: true, isByChannel: true });
  return typeof session === 'string'
    ? { fault: session, subjectId: credential.subjectId }
    : { session, credential };
}
