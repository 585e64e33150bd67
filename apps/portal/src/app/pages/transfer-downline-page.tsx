import { useTranslations } from '@portal/i18n/react';
import { useSearch } from '@tanstack/react-router';
import { Transfer } from '../../features/cashier/components/transfer.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

export default function TransferDownlinePage() {
  const t = useTranslations('account.titles');
  const { account } = useSearch({ from: '/a/transferDownline' });
  return (
    <div>
      <PageHeading>{t('transferDownline')}</PageHeading>
      <Transfer way="down" to={account} />
    </div>
  );
}
