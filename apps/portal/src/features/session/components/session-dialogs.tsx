import { useTranslations } from '@portal/i18n/react';
import { Button, Dialog } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { paths } from '../../../shared/paths.ts';
import { siteWatch } from '../../../shared/site/site-watch.ts';
import { signOut, stayVisitor } from '../api/sign-in.ts';

/** Log-out confirm (M-13): the device forgets even when the server cannot be reached. */
export function LogoutDialog() {
  const t = useTranslations('portal.logout');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const isOpen = useDialogs((state) => state.open === 'logout');
  const hide = useDialogs((state) => state.hide);
  const [isBusy, setBusy] = useState(false);
  const leave = async (): Promise<void> => {
    setBusy(true);
    await signOut();
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'games' });
    setBusy(false);
    hide();
    await navigate({ to: paths.home, replace: true });
  };
  return (
    <Dialog
      ux="M-13"
      kind="confirm"
      isOpen={isOpen}
      onClose={hide}
      title={t('title')}
      closeLabel={t('stay')}
      actions={
        <>
          <Button onClick={hide}>{t('stay')}</Button>
          <Button variant="primary" busy={isBusy} onClick={() => void leave()}>
            {t('leave')}
          </Button>
        </>
      }
    >
      <p>{t('text')}</p>
    </Dialog>
  );
}

/** A trial account pressed Start (SYS-16). */
export function TrialRefusedDialog() {
  const t = useTranslations('portal.trialRefused');
  const isOpen = useDialogs((state) => state.open === 'trialRefused');
  const hide = useDialogs((state) => state.hide);
  const show = useDialogs((state) => state.show);
  return (
    <Dialog
      ux="SYS-16"
      kind="confirm"
      isOpen={isOpen}
      onClose={hide}
      title={t('title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={hide}>{t('close')}</Button>
          <Button
            variant="primary"
            onClick={() => {
              show('register');
            }}
          >
            {t('register')}
          </Button>
        </>
      }
    >
      <p>{t('text')}</p>
    </Dialog>
  );
}

/** The session ended elsewhere or ran out (SYS-09); the place is kept for after the login. */
export function SessionEndedDialog() {
  const t = useTranslations('portal.sessionEnded');
  const isOpen = siteWatch((state) => state.isSessionEnded);
  const show = useDialogs((state) => state.show);
  const close = (): void => {
    siteWatch.getState().acknowledge();
    stayVisitor();
  };
  const { pathname, search } = globalThis.location;
  return (
    <Dialog
      ux="SYS-09"
      kind="confirm"
      isOpen={isOpen}
      onClose={close}
      title={t('title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={close}>{t('close')}</Button>
          <Button
            variant="primary"
            onClick={() => {
              close();
              show('login', { wantedPath: `${pathname}${search}` });
            }}
          >
            {t('logIn')}
          </Button>
        </>
      }
    >
      <p>{t('text')}</p>
    </Dialog>
  );
}
