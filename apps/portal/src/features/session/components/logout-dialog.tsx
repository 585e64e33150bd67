import { useTranslations } from '@portal/i18n/react';
import { Button, Dialog } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { DialogProps } from '../../../shared/dialogs/dialogs.ts';
import { forgetPrivate } from '../../../shared/session/private-queries.ts';
import { signOut } from '../sign-out.ts';

/**
 * Asks before logging out (M-13). The device forgets the session even when the server cannot be
 * reached.
 */
export function LogoutDialog({ onClose }: DialogProps) {
  const t = useTranslations('session.logout');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const leave = async (): Promise<void> => {
    setBusy(true);
    await signOut();
    forgetPrivate(queries);
    onClose();
    await navigate({ to: '/', replace: true });
  };
  return (
    <Dialog
      ux="M-13"
      kind="confirm"
      isOpen
      onClose={onClose}
      title={t('title')}
      closeLabel={t('stay')}
      actions={
        <>
          <Button onClick={onClose}>{t('stay')}</Button>
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
