import { useTranslations } from '@portal/i18n/react';
import { Button, LockIcon } from '@portal/ui';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { ProtectionCard } from './protection-card.tsx';

export function PasswordCard() {
  const t = useTranslations('security.password');
  const show = useDialogs((state) => state.show);
  return (
    <ProtectionCard
      ux="MC-02-password"
      icon={LockIcon}
      title={t('title')}
      text={t('text')}
      actions={<Button onClick={() => show('changePassword')}>{t('change')}</Button>}
    />
  );
}
