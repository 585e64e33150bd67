import type { Ctx } from '../../../../platform/context.ts';
import type { RequestFacts } from '../../../../platform/http/request-facts.ts';
import type { Scope } from '../../../../platform/http/route.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { IdentityEnv } from '../../env.ts';
import type { FactorProof } from '../../factors/check-factor.ts';
import type { Brought, FactorProblem } from '../../factors/require-factor.ts';
import { besideProblem, boundFactorKinds, factorRefusal } from '../../factors/require-factor.ts';
import { noteTry } from '../../history/note-sign-in.ts';
import { holdMoney } from '../../holds/money-hold.ts';
import { broughtPasskey } from '../../passkeys/brought-passkey.ts';
import { mustReplaceUnseen } from '../../recovery/unseen-password.ts';
import type { CredentialRow } from '../../store.ts';
import { findCredentialOf } from '../../store.ts';
import type { Admit, EntryRefusal } from '../../use-cases/enter.ts';
import { enter } from '../../use-cases/enter.ts';
import type { OpenedSession, SessionLife } from '../../use-cases/open-session.ts';
import type { SignedIn } from '../../use-cases/sign-in.ts';
import { findBoundSubject, findTicket, takeTicket } from '../store-social.ts';
import { ticketKey } from '../ticket-key.ts';

export interface SocialAttempt {
  readonly ticket: string;
  readonly request: RequestFacts;
  readonly admit: Admit;
  readonly isBrief: boolean;
  /** Asked for where one is bound (R66). */
  readonly factor?: FactorProof | undefined;
  /** What a device of its owner has signed, in its place. */
  readonly passkey?: string | undefined;
}

type Outcome =
  | {
      readonly session: OpenedSession;
      readonly credential: CredentialRow;
      readonly isRestricted: boolean;
    }
  | { readonly fault: EntryRefusal | FactorProblem; readonly subjectId: string };

/**
 * A ticket to a session; one that can only change the password where that has to be replaced. That
 * holds payouts as a recovery does, because nobody proved the old one. Refuses, in this order:
 * `social_expired`, `social_not_bound`, `login_throttled` after too many wrong factors,
 * `second_factor_required` and `second_factor_incorrect`, which leave the ticket as it was, then
 * what `enter` refuses, which uses it up as a session does.
 */
export async function signInBySocial(
  env: IdentityEnv,
  scope: Scope,
  attempt: SocialAttempt,
): Promise<SignedIn> {
  const { sessions: life } = (await env.viewer.current()).configuration;
  const owner = await scope.transaction((ctx) => ownerOf(ctx, attempt));
  const isRestricted = await mustReplaceUnseen(env, owner, scope.ctx.clock.now());
  const opening = { life, isRestricted };
  const passkey = await broughtPasskey(scope, attempt);
  const entered = await scope.transaction((ctx) =>
    enterByTicket(ctx, { ...attempt, passkey }, opening),
  );
  if ('fault' in entered) {
    const { fault, subjectId } = entered;
    // That a factor is asked for is a step of a sign-in, and no failed one.
    if (fault === 'second_factor_required') {
      throw factorRefusal(fault, await kindsFor(scope, subjectId));
    }
    const { request } = attempt;
    env.refusedLogins.note({ realm: 'member', code: fault, request, subjectId });
    throw fault === 'second_factor_incorrect'
      ? factorRefusal(fault, await kindsFor(scope, subjectId))
      : new Refusal(fault);
  }
  if (entered.session.endedSessionId !== undefined) {
    env.authenticator.drop([entered.session.endedSessionId]);
  }
  return entered;
}

interface Opening {
  readonly life: SessionLife;
  readonly isRestricted: boolean;
}

function kindsFor(scope: Scope, subjectId: string): Promise<readonly string[]> {
  return scope.transaction((ctx) => boundFactorKinds(ctx, subjectId));
}

async function ownerOf(
  ctx: Ctx,
  { ticket, request }: Pick<SocialAttempt, 'ticket' | 'request'>,
): Promise<CredentialRow> {
  const row = await findTicket(ctx.tx, ticketKey(request, ticket), ctx.clock.now());
  if (row === undefined) {
    throw new Refusal('social_expired');
  }
  const subjectId = await findBoundSubject(ctx.tx, row);
  const credential =
    subjectId === undefined ? undefined : await findCredentialOf(ctx.tx, subjectId);
  if (credential === undefined) {
    throw new Refusal('social_not_bound');
  }
  return credential;
}

async function enterByTicket(
  ctx: Ctx,
  attempt: Omit<SocialAttempt, 'passkey'> & Pick<Brought, 'passkey'>,
  { life, isRestricted }: Opening,
): Promise<Outcome> {
  const credential = await ownerOf(ctx, attempt);
  const { subjectId } = credential;
  const { request, admit, isBrief, ticket, factor, passkey } = attempt;
  const problem = await besideProblem(ctx, { subjectId, request }, { factor, passkey });
  const refused = { subjectId, name: subjectId, method: 'social', request } as const;
  if (problem === 'second_factor_incorrect') {
    await noteTry(ctx, { ...refused, result: 'wrong_factor' });
  }
  if (problem !== undefined) {
    return { fault: problem, subjectId };
  }
  const taken = await takeTicket(ctx.tx, ticketKey(request, ticket), ctx.clock.now());
  if (taken === undefined) {
    throw new Refusal('social_expired');
  }
  const entry = { realm: 'member', credential, request, life, admit, isBrief } as const;
  const by = { method: 'social', isByChannel: passkey !== undefined } as const;
  const traits = { ...by, isProven: true, isRestricted };
  const session = await enter(ctx, { ...entry, ...traits });
  if (typeof session === 'string') {
    await noteTry(ctx, { ...refused, result: 'not_admitted' });
    return { fault: session, subjectId };
  }
  if (isRestricted) {
    await holdMoney(ctx, subjectId, 'password_reset');
  }
  return { session, credential, isRestricted };
}
