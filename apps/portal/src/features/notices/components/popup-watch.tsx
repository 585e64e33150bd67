import { useEffect } from 'react';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { useSession } from '../../../shared/session/session.ts';
import { useSite } from '../../../shared/site/site-facts.ts';
import { useNotices } from '../../../shared/site/viewer.ts';
import { popupMarker, popupsFor, type Audience } from '../popup-for.ts';

/**
 * Opens the popup of whoever is there, once per session (M-01). It waits while another dialog
 * is open, so a password that has to be changed comes first, and while somebody types.
 */
export function PopupWatch({ isWelcome }: { readonly isWelcome: boolean }) {
  const notices = useNotices();
  const { timeZone } = useSite();
  const isFree = useDialogs((state) => state.open === undefined);
  const isComing = useDialogs((state) => state.open?.name === 'publicPopup');
  const show = useDialogs((state) => state.show);
  const hide = useDialogs((state) => state.hide);
  const audience = useAudience();
  const popups = audience === undefined ? [] : popupsFor(notices, audience);
  const isDue = isWelcome && isFree && popups.length > 0;
  useEffect(() => {
    if (!isDue || audience === undefined || popupMarker.isClosed(audience, timeZone)) {
      return undefined;
    }
    const offer = ({ relatedTarget }: { readonly relatedTarget?: EventTarget | null }) => {
      if (!isInForm(relatedTarget ?? document.activeElement) && !isHeaderFilled()) {
        show('publicPopup', { audience });
      }
    };
    offer({});
    // Nothing covers a form that somebody fills, such as the login of the header.
    addEventListener('focusout', offer);
    return () => removeEventListener('focusout', offer);
  }, [isDue, audience, timeZone, show]);
  useEffect(() => (isComing ? whenTyping(hide) : undefined), [isComing, hide]);
  useEffect(() => {
    // Nothing lies over a launched game (design-brief.md 1.14): it greets on the next page.
    if (isComing && !isWelcome) {
      hide();
    }
  }, [isComing, isWelcome, hide]);
  return null;
}

/**
 * Between the wish to open the popup and the popup lie its script and the delay of every modal:
 * whoever begins to type meanwhile comes first.
 */
function whenTyping(act: () => void): () => void {
  const look = (): void => {
    if (isInForm(document.activeElement) && document.querySelector('dialog:modal') === null) {
      act();
    }
  };
  look();
  addEventListener('focusin', look);
  return () => removeEventListener('focusin', look);
}

const isInForm = (place: EventTarget | null): boolean =>
  place instanceof Element && place.closest('form') !== null;

/** What the browser itself has filled in was typed by nobody. */
function isHeaderFilled(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('header form input:not(:autofill)');
  return [...fields].some(({ value }) => value !== '');
}

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
