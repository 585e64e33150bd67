import { sessionToken } from '../../shared/client/portal-client.ts';
import { useDialogs } from '../../shared/dialogs/dialogs.ts';
import { useSession } from '../../shared/session/session.ts';
import { signedInMark } from '../../shared/session/signed-in-mark.ts';
import { resume } from './resume.ts';
import { signInByHandOff } from './sign-in.ts';

/**
 * Somebody came by the link of another own device. Whoever is signed in here stays, because a
 * foreign link must not change the account under somebody's hands; everybody else is told whose
 * account it is now. Guards wait meanwhile, as they do for `resume`.
 */
export async function enterByHandOff(token: string): Promise<void> {
  const { show } = useDialogs.getState();
  if (sessionToken.read() !== undefined || signedInMark.isSet()) {
    await resume();
    const { member } = useSession.getState();
    if (member !== undefined) {
      show('handOffArrival', { member: member.account, isNew: false });
      return;
    }
  }
  const outcome = await signInByHandOff(token);
  if (outcome.ok) {
    const account = useSession.getState().member?.account ?? '';
    show('handOffArrival', { member: account, isNew: true });
    return;
  }
  useSession.getState().leave();
  show('handOffArrival', { failure: outcome });
}
