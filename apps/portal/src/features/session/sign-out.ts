import { forgetForms } from '@portal/ui';
import { keepPreferences } from '../../shared/device/storage.ts';
import { useSession } from '../../shared/session/session.ts';
import { logOut } from './api/log-out.ts';
import { signedInMark } from './signed-in-mark.ts';

export async function signOut(): Promise<void> {
  // The device forgets the session in every case, so a failed answer needs no second attempt.
  await keepPreferences(logOut);
  stayVisitor();
}

export function stayVisitor(): void {
  signedInMark.clear();
  forgetForms();
  useSession.getState().leave();
}
