import { useTranslations } from '@portal/i18n/react';
import { Button, Dialog } from '@portal/ui';
import type { DialogProps } from '../../../shared/dialogs/dialogs.ts';
import { RequestList } from './request-list.tsx';

/** After the login: contracts of all four kinds that wait for an answer (M-11). */
export function WaitingDialog({ onClose }: DialogProps) {
  const t = useTranslations('contracts.waiting');
  return (
    <Dialog
      ux="M-11"
      kind="list"
      isOpen
      onClose={onClose}
      title={t('title')}
      closeLabel={t('later')}
      actions={
        <Button size="touch" onClick={onClose}>
          {t('later')}
        </Button>
      }
    >
      <div data-ux="AC-17">
        <RequestList />
      </div>
    </Dialog>
  );
}
