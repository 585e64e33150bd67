import { useTranslations } from '@portal/i18n/react';
import { Transfer } from '../../features/cashier/components/transfer.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

export default function TransferDownlinePage() {
  const t = useTranslations('account.titles');
  return (
    <div>
      <PageHeading>{t('transferDownline')}</PageHeading>
      <Transfer way="down" />
    </div>
  );
}
