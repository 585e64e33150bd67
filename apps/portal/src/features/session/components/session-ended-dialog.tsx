import { useTranslations } from '@portal/i18n/react';
import { Button, Dialog } from '@portal/ui';
import { useRouter } from '@tanstack/react-router';
import { useDialogs, type DialogProps } from '../../../shared/dialogs/dialogs.ts';
import { wantedPath } from '../../../shared/session/wanted-path.ts';
import { stayVisitor } from '../sign-out.ts';

/** The session ended elsewhere or ran out (SYS-09); the place is kept for after the login. */
export function SessionEndedDialog({ onClose }: DialogProps) {
  const t = useTranslations('session.ended');
  const router = useRouter();
  const show = useDialogs((state) => state.show);
  const close = (): void => {
    stayVisitor();
    onClose();
  };
  return (
    <Dialog
      ux="SYS-09"
      kind="confirm"
      isOpen
      onClose={close}
      title={t('title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={close}>{t('close')}</Button>
          <Button
            variant="primary"
            onClick={() => {
              stayVisitor();
              wantedPath.remember(router.state.location.href);
              show('login');
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
