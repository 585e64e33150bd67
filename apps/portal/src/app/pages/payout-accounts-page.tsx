import { useTranslations } from '@portal/i18n/react';
import { PayoutAccounts } from '../../features/cashier/components/payout-accounts.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

export default function PayoutAccountsPage() {
  const t = useTranslations('account.titles');
  return (
    <div>
      <PageHeading>{t('payoutAccounts')}</PageHeading>
      <PayoutAccounts />
    </div>
  );
}
