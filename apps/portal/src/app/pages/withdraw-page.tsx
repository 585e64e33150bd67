import { useTranslations } from '@portal/i18n/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Withdraw } from '../../features/cashier/components/withdraw.tsx';
import { CollectFirst } from '../../features/transfer-wallet/components/collect-first.tsx';
import { PapersNote } from '../../features/verification/components/papers-note.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

export default function WithdrawPage() {
  const t = useTranslations('account.titles');
  const wish = useSearch({ from: '/m/withdraw' });
  const navigate = useNavigate();
  return (
    <div>
      <PageHeading>{t('withdraw')}</PageHeading>
      <PapersNote move="money" />
      <CollectFirst />
      <Withdraw
        wish={wish}
        onAsked={(withdrawalId) =>
          void navigate({ to: '/m/withdraw/$withdrawalId', params: { withdrawalId } })
        }
      />
    </div>
  );
}
