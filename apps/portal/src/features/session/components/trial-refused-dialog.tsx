import { useTranslations } from '@portal/i18n/react';
import { Button, Dialog } from '@portal/ui';
import { useDialogs, type DialogProps } from '../../../shared/dialogs/dialogs.ts';

/** Tells a trial account that the action needs a real account (SYS-16). */
export function TrialRefusedDialog({ onClose }: DialogProps) {
  const t = useTranslations('session.trialRefused');
  const show = useDialogs((state) => state.show);
  return (
    <Dialog
      ux="SYS-16"
      kind="confirm"
      isOpen
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
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
