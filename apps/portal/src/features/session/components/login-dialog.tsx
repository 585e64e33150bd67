import { useTranslations } from '@portal/i18n/react';
import { Dialog } from '@portal/ui';
import type { DialogProps } from '../../../shared/dialogs/dialogs.ts';
import { wantedPath } from '../../../shared/session/wanted-path.ts';
import type { LoginDetails } from '../dialogs.ts';
import { useEntryChange } from '../hooks/use-entry-change.ts';
import { LoginForm } from './login-form.tsx';

/** Login by a press over any page, or by its own address over home (M-02). */
export function LoginDialog({ details, onClose }: DialogProps<LoginDetails>) {
  const t = useTranslations('session.login');
  const change = useEntryChange();
  return (
    <Dialog
      ux="M-02"
      isOpen
      onClose={() => {
        wantedPath.forget();
        onClose();
      }}
      title={t('title')}
      closeLabel={t('close')}
    >
      <LoginForm
        details={details}
        onRegister={() => {
          change('register');
        }}
      />
    </Dialog>
  );
}
