import { useTranslations } from '@portal/i18n/react';
import { useNavigate } from '@tanstack/react-router';
import { Withdraw } from '../../features/cashier/components/withdraw.tsx';
import { PapersNote } from '../../features/verification/components/papers-note.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

export default function WithdrawPage() {
  const t = useTranslations('account.titles');
  const navigate = useNavigate();
  return (
    <div>
      <PageHeading>{t('withdraw')}</PageHeading>
      <PapersNote move="money" />
      <Withdraw
        onAsked={(withdrawalId) =>
          void navigate({ to: '/m/withdraw/$withdrawalId', params: { withdrawalId } })
        }
      />
    </div>
  );
}
