import { useTranslations } from '@portal/i18n/react';
import { FundTransfer } from '../../features/transfer-wallet/components/fund-transfer.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

export default function TransferFundPage() {
  const t = useTranslations('account.titles');
  return (
    <div>
      <PageHeading>{t('transferFund')}</PageHeading>
      <FundTransfer />
    </div>
  );
}
