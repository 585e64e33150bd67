import type { Endpoints, ReplyOf, SentBodyOf } from '@portal/protocol';
import {
  login,
  loginFreePlay,
  logout,
  readMemberInfo,
  register,
  resumeSession,
} from '@portal/protocol/calls/identity';
import type { Failure, Outcome } from '@portal/protocol/client';
import { client, sessionToken } from '../../../shared/client/portal-client.ts';
import { useSession, type MemberInfo } from '../../../shared/session/session.ts';
import { keep, keepPreferences, recall } from '../../../shared/device/storage.ts';

/** Only a device that signed in before asks to resume: a visitor's start makes no refusal. */
const signedInMark = 'signedIn';

type SignIn = Endpoints['login'] | Endpoints['register'] | Endpoints['loginFreePlay'];
export type SignInOutcome = { readonly ok: true; readonly member: MemberInfo } | Failure;

export async function signIn(credentials: SentBodyOf<Endpoints['login']>): Promise<SignInOutcome> {
  return enter(await client.send(login, { body: { ...credentials, type: 'username' } }));
}

export async function openAccount(
  registration: SentBodyOf<Endpoints['register']>,
): Promise<SignInOutcome> {
  const body = { ...registration, login: true, registerMethod: 'WEB' } as const;
  return enter(await client.send(register, { body }));
}

export async function tryFree(): Promise<SignInOutcome> {
  const body = { platform: 'W', ageConfirmed: true } as const;
  return enter(await client.send(loginFreePlay, { body }));
}

/** At start: a kept token, else the cookie of an earlier tab, else a visitor. */
export async function resume(): Promise<void> {
  if (sessionToken.read() === undefined && recall(signedInMark) !== null) {
    const outcome = await client.send(resumeSession, {});
    if (outcome.ok) {
      sessionToken.write(outcome.value.token);
    }
  }
  const token = sessionToken.read();
  if (token === undefined) {
    stayVisitor();
    return;
  }
  const info = await client.send(readMemberInfo, {});
  if (info.ok) {
    useSession.getState().enter(token, info.value);
  } else {
    stayVisitor();
  }
}

export async function signOut(): Promise<void> {
  // The device forgets in every case; an answer that fails leaves nothing to repeat here.
  await keepPreferences(() => client.send(logout, {}));
  stayVisitor();
}

export function stayVisitor(): void {
  keep(signedInMark, null);
  useSession.getState().leave();
}

async function enter(outcome: Outcome<SignIn>): Promise<SignInOutcome> {
  if (!outcome.ok) {
    return outcome;
  }
  const { token } = outcome.value as ReplyOf<Endpoints['register']>;
  if (token === undefined) {
    return { ok: false, code: 'not_signed_in', status: 0, message: '', data: {}, requestId: '' };
  }
  sessionToken.write(token);
  const info = await client.send(readMemberInfo, {});
  if (!info.ok) {
    return info;
  }
  keep(signedInMark, '1');
  useSession.getState().enter(token, info.value);
  return { ok: true, member: info.value };
}
