import { useTranslations } from '@portal/i18n/react';
import { Button, buttonClass, Dialog } from '@portal/ui';
import type { DialogProps } from '../../../shared/dialogs/dialogs.ts';
import type { ServiceBlockedDetails } from '../dialogs.ts';

/** The browser let no window open: the same in a tab (SYS-18). */
export function ServiceBlockedDialog({ details, onClose }: DialogProps<ServiceBlockedDetails>) {
  const t = useTranslations('help');
  return (
    <Dialog
      ux="SYS-18"
      kind="confirm"
      isOpen
      onClose={onClose}
      title={t('blockedTitle')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <a
            className={buttonClass({ variant: 'primary' })}
            href={details.url}
            target="_blank"
            rel="noreferrer"
            onClick={onClose}
          >
            {t('openTab')}
          </a>
        </>
      }
    >
      <p>{t('blockedText')}</p>
    </Dialog>
  );
}
