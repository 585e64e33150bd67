import { sessionEndingIn } from '@portal/protocol';
import type { Failure } from '@portal/protocol/client';
import { sessionToken } from '../../shared/client/portal-client.ts';
import { useDialogs } from '../../shared/dialogs/dialogs.ts';
import { keepFacts } from '../../shared/session/kept-facts.ts';
import { useSession } from '../../shared/session/session.ts';
import { signedInMark } from '../../shared/session/signed-in-mark.ts';
import { readMemberInfo } from './api/read-member-info.ts';
import { resumeSession } from './api/resume-session.ts';

/**
 * At the start the tab takes its stored token, else a new token by the cookie of an earlier tab;
 * else the person is a visitor. Who was about to replace a password goes on with that. Guards wait
 * for the outcome.
 */
export async function resume(): Promise<void> {
  const { leave, standBy } = useSession.getState();
  const refusal = sessionToken.read() === undefined ? undefined : await enterByToken();
  if (isRestricted(refusal)) {
    return;
  }
  switch (await resumedAfter(refusal)) {
    case 'back':
    case 'restricted':
      return;
    case 'out':
      signedInMark.clear();
      leave(refusal && (sessionEndingIn(refusal.data) ?? 'unknown'));
      return;
    case 'unreachable':
      standBy();
  }
}

async function resumedAfter(refusal: Failure | undefined): Promise<Resumed> {
  if (useSession.getState().status === 'member') {
    return 'back';
  }
  if (refusal !== undefined && !isOver(refusal)) {
    return 'unreachable';
  }
  return signedInMark.isSet() ? resumeByCookie() : 'out';
}

/** `unreachable`: nobody knows, because no answer came. */
export type Resumed = 'back' | 'restricted' | 'out' | 'unreachable';

/** Takes a token of its own for this tab, from the cookie of the browser. */
export async function resumeByCookie(): Promise<Resumed> {
  const outcome = await resumeSession();
  if (!outcome.ok) {
    return isOver(outcome) ? 'out' : 'unreachable';
  }
  sessionToken.write(outcome.value.token);
  keepFacts(outcome.value);
  const refusal = await enterByToken();
  if (refusal === undefined) {
    return 'back';
  }
  if (isRestricted(refusal)) {
    return 'restricted';
  }
  return isOver(refusal) ? 'out' : 'unreachable';
}

async function enterByToken(): Promise<Failure | undefined> {
  const info = await readMemberInfo();
  const token = sessionToken.read();
  if (info.ok && token !== undefined) {
    useSession.getState().enter(token, info.value);
  }
  return info.ok ? undefined : info;
}

/** Whether the password has to be replaced before anything else; the tab goes on with that then. */
function isRestricted(refusal: Failure | undefined): boolean {
  const isAsked = refusal?.code === 'password_change_required';
  if (isAsked) {
    useSession.getState().restrict();
    useDialogs.getState().show('changePassword', { isForced: true });
  }
  return isAsked;
}

function isOver({ code }: Failure): boolean {
  return code === 'not_signed_in';
}
