import { useTranslations } from '@portal/i18n/react';
import { Button, Card } from '@portal/ui';
import { useState } from 'react';
import { PasswordDialog } from './password-dialog.tsx';

/** The password of the account, and a way to another one. */
export function PasswordCard() {
  const t = useTranslations('desk-security.password');
  const [isOpen, setOpen] = useState(false);
  return (
    <Card className="grid gap-3" data-ux="BO-01-password">
      <h2 className="m-0 text-18 font-semibold">{t('title')}</h2>
      <p className="m-0 text-text-2">{t('text')}</p>
      <div>
        <Button onClick={() => setOpen(true)}>{t('change')}</Button>
      </div>
      {isOpen && <PasswordDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}
