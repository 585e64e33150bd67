import { useTranslations } from '@portal/i18n/react';
import { Button, Dialog } from '@portal/ui';
import { useDialogs, type DialogProps } from '../../../shared/dialogs/dialogs.ts';
import { wantedPath } from '../../../shared/session/wanted-path.ts';
import type { EndedDetails } from '../dialogs.ts';
import { ServiceLink } from './service-link.tsx';

/** The session ended without the member's doing in this tab, and why (SYS-09). */
export function SessionEndedDialog({ details, onClose }: DialogProps<EndedDetails>) {
  const { ended, href } = details;
  const t = useTranslations('session.ended');
  const show = useDialogs((state) => state.show);
  return (
    <Dialog
      ux="SYS-09"
      kind="confirm"
      isOpen
      onClose={onClose}
      title={t(`${ended}.title`)}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {ended === 'locked' ? (
            <ServiceLink />
          ) : (
            <Button
              variant="primary"
              onClick={() => {
                wantedPath.remember(href);
                show('login');
              }}
            >
              {t('logIn')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(`${ended}.text`)}</p>
    </Dialog>
  );
}
