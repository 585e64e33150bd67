import { useTranslations } from '@portal/i18n/react';
import { Transfer } from '../../features/cashier/components/transfer.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

export default function TransferUplinePage() {
  const t = useTranslations('account.titles');
  return (
    <div>
      <PageHeading>{t('transferUpline')}</PageHeading>
      <Transfer way="up" />
    </div>
  );
}
