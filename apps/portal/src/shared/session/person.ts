import { sessionToken } from '../client/portal-client.ts';
import { isHandOffTaken } from './hand-off-token.ts';
import { useSession, type MemberInfo } from './session.ts';
import { signedInMark } from './signed-in-mark.ts';

/** Who looks at the portal: an agent is a member too, a trial account is neither. */
export type Person = 'visitor' | 'trial' | 'member' | 'agent';

/** A token of this tab, or a session of this browser that gives it one. */
export function mayBeSignedIn(): boolean {
  return sessionToken.read() !== undefined || signedInMark.isSet();
}

/**
 * A visitor at once where nothing is kept and no link of another device is being used (portal.md,
 * navigation guard); else when the server knows.
 */
export async function whoIsThere(): Promise<Person> {
  if (!mayBeSignedIn() && !isHandOffTaken()) {
    return 'visitor';
  }
  await sessionChecked();
  return personOf(useSession.getState().member);
}

export function personOf(member: MemberInfo | undefined): Person {
  if (member === undefined) {
    return 'visitor';
  }
  return member.isTrial ? 'trial' : member.isAgent ? 'agent' : 'member';
}

async function sessionChecked(): Promise<void> {
  if (useSession.getState().status !== 'checking') {
    return;
  }
  await new Promise<void>((resolve) => {
    const forget = useSession.subscribe(({ status }) => {
      if (status !== 'checking') {
        forget();
        resolve();
      }
    });
  });
}
