import type { Endpoints, ReplyOf, SentBodyOf } from '@portal/protocol';
import type { Failure, Outcome } from '@portal/protocol/client';
import { sessionToken } from '../../shared/client/portal-client.ts';
import { keepFacts } from '../../shared/session/kept-facts.ts';
import { useSession } from '../../shared/session/session.ts';
import { signedInMark } from '../../shared/session/signed-in-mark.ts';
import { tabs } from '../../shared/session/tabs.ts';
import { changePassword } from './api/change-password.ts';
import { logIn } from './api/log-in.ts';
import { logOut } from './api/log-out.ts';
import { logInByHandOff } from './api/log-in-by-hand-off.ts';
import { logInByPasskey } from './api/log-in-by-passkey.ts';
import { logInBySocial } from './api/log-in-by-social.ts';
import { openTrial } from './api/open-trial.ts';
import { readMemberInfo } from './api/read-member-info.ts';
import { registerByMobile, registerMember } from './api/register-member.ts';
import { resetPassword } from './api/reset-password.ts';

type SignIn =
  | Endpoints['logIn']
  | Endpoints['logInBySocial']
  | Endpoints['logInByPasskey']
  | Endpoints['logInByHandOff']
  | Endpoints['register']
  | Endpoints['registerMobile']
  | Endpoints['openTrial']
  | Endpoints['changePassword']
  | Endpoints['resetPassword'];

/** A restricted session can do nothing but change the password (portal.md 4). */
export type SignInOutcome = { readonly ok: true; readonly isRestricted: boolean } | Failure;

export async function signIn(credentials: SentBodyOf<Endpoints['logIn']>): Promise<SignInOutcome> {
  return enter(await logIn(credentials));
}

/** By what a device has signed. */
export async function signInByPasskey(response: string): Promise<SignInOutcome> {
  return enter(await logInByPasskey(response));
}

/** By the link of another own device. */
export async function signInByHandOff(token: string): Promise<SignInOutcome> {
  return enter(await logInByHandOff(token));
}

/** By what a provider has proven; the account elsewhere is bound to one here. */
export async function signInBySocial(
  proof: SentBodyOf<Endpoints['logInBySocial']>,
): Promise<SignInOutcome> {
  return enter(await logInBySocial(proof));
}

/** What both forms send; the one by mobile number has no name. */
export type Registration = SentBodyOf<Endpoints['registerMobile']> & {
  readonly username?: string | undefined;
};

export async function openAccount(registration: Registration): Promise<SignInOutcome> {
  const { username, password = '', confirmPassword = '' } = registration;
  if (username === undefined) {
    return enter(await registerByMobile(registration));
  }
  return enter(await registerMember({ ...registration, username, password, confirmPassword }));
}

/** Only after the visitor has confirmed the own age (X10). */
export async function tryFree(): Promise<SignInOutcome> {
  return enter(await openTrial());
}

export async function replacePassword(
  change: SentBodyOf<Endpoints['changePassword']>,
): Promise<SignInOutcome> {
  return enter(await changePassword(change));
}

export async function recoverByCode(
  reset: SentBodyOf<Endpoints['resetPassword']>,
): Promise<SignInOutcome> {
  return enter(await resetPassword(reset));
}

async function enter(outcome: Outcome<SignIn>): Promise<SignInOutcome> {
  if (!outcome.ok) {
    return outcome;
  }
  const { value } = outcome;
  // Both forms ask to be signed in, so each answer is that of a session.
  if (!isSession(value)) {
    return { ok: false, code: 'not_signed_in', status: 0, message: '', data: {}, requestId: '' };
  }
  const { token, passwordExpired } = value;
  sessionToken.write(token);
  keepFacts(value);
  if (passwordExpired) {
    useSession.getState().restrict();
    return { ok: true, isRestricted: true };
  }
  const first = await readMemberInfo();
  const info = first.ok ? first : await readMemberInfo();
  if (!info.ok) {
    // Nobody would see that somebody is signed in: the session is ended, not left behind.
    await logOut();
    useSession.getState().leave();
    return info;
  }
  signedInMark.set();
  useSession.getState().enter(token, info.value, value.firstTimeLogin);
  tabs.tell({ kind: 'in' });
  return { ok: true, isRestricted: false };
}

type Session = ReplyOf<Endpoints['logIn']>;

function isSession(value: Session | ReplyOf<Endpoints['register']>): value is Session {
  return value.token !== undefined;
}
