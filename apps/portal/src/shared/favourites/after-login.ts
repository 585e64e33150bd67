import { useDialogs, type Dialogs } from '../dialogs/dialogs.ts';
import { useSession, type MemberInfo } from '../session/session.ts';

/**
 * Opens the login, and does what it was for once somebody is signed in. Whoever closes the login
 * without signing in has changed their mind.
 */
export function afterLogin(
  act: (member: MemberInfo) => void,
  details: Dialogs['login'] = {},
): void {
  const stops: (() => void)[] = [];
  const stop = (): void => {
    for (const end of stops) {
      end();
    }
  };
  const look = (): void => {
    const { member } = useSession.getState();
    const { open } = useDialogs.getState();
    // The login closes after it has succeeded, and would close what is opened before that.
    if (member !== undefined && open?.name !== 'login') {
      stop();
      act(member);
    } else if (member === undefined && open === undefined) {
      stop();
    }
  };
  useDialogs.getState().show('login', details);
  stops.push(useSession.subscribe(look), useDialogs.subscribe(look));
}
