import { forgetForms } from '@portal/ui';
import { keepPreferences } from '../../shared/device/storage.ts';
import { useSession } from '../../shared/session/session.ts';
import { signedInMark } from '../../shared/session/signed-in-mark.ts';
import { tabs } from '../../shared/session/tabs.ts';
import { logOut } from './api/log-out.ts';

export async function signOut(): Promise<void> {
  useSession.setState({ isLeaving: true });
  // The device forgets the session in every case, so a failed answer needs no second attempt.
  await keepPreferences(logOut);
  signedInMark.clear();
  forgetForms();
  useSession.getState().leave();
  tabs.tell({ kind: 'out', ended: 'signed_out' });
}
