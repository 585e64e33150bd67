import { forgetForms } from '@portal/ui';
import { keepPreferences } from '../../shared/device/storage.ts';
import { restoreBrand } from '../../shared/session/kept-facts.ts';
import { useSession } from '../../shared/session/session.ts';
import { signedInMark } from '../../shared/session/signed-in-mark.ts';
import { tabs } from '../../shared/session/tabs.ts';
import { logOut } from './api/log-out.ts';

export async function signOut(brand: {
  readonly name: string;
  readonly merchantCode: string;
}): Promise<void> {
  useSession.setState({ isLeaving: true });
  // The device forgets the session in every case, so a failed answer needs no second attempt.
  await keepPreferences(logOut);
  signedInMark.clear();
  forgetForms();
  useSession.getState().leave();
  restoreBrand(brand);
  tabs.tell({ kind: 'out', ended: 'signed_out' });
}
