import { assertDefined } from '@portal/money';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import type { RequestFacts } from '../../../../platform/http/request-facts.ts';
import type { Scope } from '../../../../platform/http/route.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordEvents } from '../../../trail/index.ts';
import { deviceOf } from '../../device.ts';
import type { IdentityEnv } from '../../env.ts';
import { withinGuesses } from '../../factors/guess-limit.ts';
import { findCredentialOf, lockCredential, setPassword, type CredentialRow } from '../../store.ts';
import { forgetDevices } from '../../store-devices.ts';
import { endSessionsOf } from '../../store-sessions.ts';
import { openSession, type OpenedSession, type SessionLife } from '../../use-cases/open-session.ts';
import { choiceProblem, weakPassword } from '../new-password.ts';

interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly request: RequestFacts;
}

/**
 * An operator chooses another password. Every session of before ends, the own one too, and a new
 * one with new secrets takes its place (R70). Refuses, in this order: `password_weak`, then what
 * guessing at the old one costs (`login_throttled`), `old_password_incorrect`.
 */
export async function changeOperatorPassword(
  env: IdentityEnv,
  scope: Scope<OperatorActor>,
  change: PasswordChange,
): Promise<OpenedSession> {
  const { configuration: site } = await env.viewer.current();
  const { oldPassword, newPassword: password, request } = change;
  const credential = await scope.transaction(ownCredential);
  const { username } = credential;
  const problem =
    password === oldPassword ? 'unchanged' : choiceProblem(site, { password, username });
  if (problem !== undefined) {
    throw weakPassword(problem);
  }
  await proveOld(env, scope, { credential, oldPassword, request });
  const passwordHash = await env.hasher.hash(password);
  const { session, ended } = await scope.transaction((ctx) =>
    write(ctx, { credential, passwordHash, request, life: site.sessions }),
  );
  env.authenticator.drop(ended);
  return session;
}

async function ownCredential(ctx: Ctx<OperatorActor>): Promise<CredentialRow> {
  const credential = await findCredentialOf(ctx.tx, ctx.actor.id);
  return assertDefined(credential, 'operators have a credential');
}

/** A stolen session must not guess the password (R63). */
async function proveOld(
  env: Pick<IdentityEnv, 'hasher'>,
  scope: Scope<OperatorActor>,
  proof: {
    readonly credential: CredentialRow;
    readonly oldPassword: string;
    readonly request: RequestFacts;
  },
): Promise<void> {
  const { credential, oldPassword } = proof;
  // Hashed before the transaction.
  const isOld = await env.hasher.verify(credential.passwordHash, oldPassword);
  const guesser = { subjectId: credential.subjectId, request: proof.request };
  if (!(await withinGuesses(scope, guesser, () => Promise.resolve(isOld)))) {
    throw new Refusal('old_password_incorrect');
  }
}

async function write(
  ctx: Ctx,
  change: {
    readonly credential: CredentialRow;
    readonly passwordHash: string;
    readonly request: RequestFacts;
    readonly life: SessionLife;
  },
): Promise<{ readonly session: OpenedSession; readonly ended: readonly string[] }> {
  const { credential, passwordHash, request, life } = change;
  const { subjectId: id, isAgent, isTrial, role } = credential;
  const at = ctx.clock.now();
  const row = await lockCredential(ctx.tx, id);
  if (row?.passwordHash !== credential.passwordHash) {
    // Another call replaced it meanwhile.
    throw new Refusal('old_password_incorrect');
  }
  await setPassword(ctx.tx, { subjectId: id, passwordHash, mustChange: false, at });
  await forgetDevices(ctx.tx, { subjectId: id, kept: deviceOf(request) ?? '' }, at);
  const ended = await endSessionsOf(ctx.tx, id, { at, because: 'password_changed' });
  const subject = { id, realm: 'operator', isAgent, isTrial, role } as const;
  // The session that it replaces proved who sits there, as the call asks of it.
  const session = await openSession(ctx, { subject, request, life, isProven: true });
  await recordEvents(ctx, {
    action: 'operator.change_password',
    subject: { type: 'operator', id },
  });
  return { session, ended };
}
