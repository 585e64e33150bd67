import { useTranslations } from '@portal/i18n/react';
import { Button, UserIcon } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { profileQuery } from '../../../shared/profile/api/read-profile.ts';
import { maskedName } from '../masked-name.ts';
import { PayeeForm } from './payee-form.tsx';
import { ProtectionCard } from './protection-card.tsx';

/** To whom money is paid out: said once, and shown in part (MC-02). */
export function PayeeCard() {
  const t = useTranslations('security.payee');
  const { data, error, refetch } = useQuery(profileQuery);
  const [isOpen, setOpen] = useState(false);
  if (data === undefined) {
    return error === null ? null : (
      <LoadFailed error={error} title={t('failed')} onRetry={() => void refetch()} />
    );
  }
  const name = data.fields.payeeName;
  const isSet = name !== '';
  return (
    <ProtectionCard
      ux="MC-02-payee"
      icon={UserIcon}
      title={t('title')}
      text={t('text')}
      state={{ label: t(isSet ? 'set' : 'unset'), tone: isSet ? 'ok' : 'warn' }}
      actions={!isSet && !isOpen && <Button onClick={() => setOpen(true)}>{t('add')}</Button>}
    >
      {isSet && (
        <>
          <p className="m-0 text-16">
            <bdi>{maskedName(name)}</bdi>
          </p>
          <p className="m-0 text-13 text-text-3">{t('fixed')}</p>
        </>
      )}
      {!isSet && isOpen && <PayeeForm onClose={() => setOpen(false)} />}
    </ProtectionCard>
  );
}
