import { useTranslations } from '@portal/i18n/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Deposit } from '../../features/cashier/components/deposit.tsx';
import { PapersNote } from '../../features/verification/components/papers-note.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

export default function DepositPage() {
  const t = useTranslations('account.titles');
  const wish = useSearch({ from: '/m/depositv2' });
  const navigate = useNavigate();
  return (
    <div>
      <PageHeading>{t('deposit')}</PageHeading>
      <PapersNote move="play" />
      <Deposit
        wish={wish}
        onOpened={(depositId) =>
          void navigate({ to: '/m/depositv2/$depositId', params: { depositId } })
        }
      />
    </div>
  );
}
