import { useEffect } from 'react';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { useSession } from '../../../shared/session/session.ts';
import { useNotices } from '../../../shared/site/viewer.ts';
import { popupMarker, popupsFor, type Audience } from '../popup-for.ts';

/**
 * Opens the popup of whoever is there, once per session (M-01). It waits while another dialog
 * is open, so a password that has to be changed comes first.
 */
export function PopupWatch({ isWelcome }: { readonly isWelcome: boolean }) {
  const notices = useNotices();
  const isFree = useDialogs((state) => state.open === undefined);
  const show = useDialogs((state) => state.show);
  const audience = useAudience();
  const popups = audience === undefined ? [] : popupsFor(notices, audience);
  const isDue = isWelcome && isFree && popups.length > 0;
  useEffect(() => {
    if (!isDue || audience === undefined || popupMarker.isClosed(audience)) {
      return undefined;
    }
    const offer = ({ relatedTarget }: { readonly relatedTarget?: EventTarget | null }) => {
      if (!isInForm(relatedTarget ?? document.activeElement)) {
        show('publicPopup', { audience });
      }
    };
    offer({});
    // Nothing covers a form that somebody fills, such as the login of the header.
    addEventListener('focusout', offer);
    return () => removeEventListener('focusout', offer);
  }, [isDue, audience, show]);
  return null;
}

const isInForm = (place: EventTarget | null): boolean =>
  place instanceof Element && place.closest('form') !== null;

/** A trial account has no popup; before the first answer about the session nobody has one. */
function useAudience(): Audience | undefined {
  const { status, member, isFirstLogin } = useSession();
  if (status === 'checking' || member?.isTrial === true) {
    return undefined;
  }
  if (member === undefined) {
    return 'B';
  }
  return isFirstLogin ? 'F' : 'A';
}
