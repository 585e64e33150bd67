import { sessionToken } from '../client/portal-client.ts';
import { useSession } from './session.ts';

/** Who looks at the portal: an agent is a member too, a trial account is neither. */
export type Person = 'visitor' | 'trial' | 'member' | 'agent';

/** Without a token a visitor at once (portal.md, navigation guard); else when the server knows. */
export async function whoIsThere(): Promise<Person> {
  if (sessionToken.read() === undefined) {
    return 'visitor';
  }
  await sessionChecked();
  const { member } = useSession.getState();
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
