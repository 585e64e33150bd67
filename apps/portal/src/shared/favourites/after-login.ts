import { useDialogs } from '../dialogs/dialogs.ts';
import { useSession, type MemberInfo } from '../session/session.ts';

/**
 * Opens the login, and does what it was for once somebody is signed in. Whoever closes the login
 * without signing in has changed their mind.
 */
export function afterLogin(act: (member: MemberInfo) => void): void {
  const stops: (() => void)[] = [];
  const stop = (): void => {
    for (const end of stops) {
      end();
    }
  };
  useDialogs.getState().show('login');
  stops.push(
    useSession.subscribe(({ member }) => {
      if (member !== undefined) {
        stop();
        act(member);
      }
    }),
    useDialogs.subscribe(({ open }) => {
      // The login closes in the same moment in which it succeeds.
      if (open === undefined && useSession.getState().member === undefined) {
        stop();
      }
    }),
  );
}
