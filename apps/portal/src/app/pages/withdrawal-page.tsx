import { useTranslations } from '@portal/i18n/react';
import { ChevronStartIcon } from '@portal/ui';
import { Link, useParams } from '@tanstack/react-router';
import { WithdrawalTracker } from '../../features/cashier/components/withdrawal-tracker.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

export default function WithdrawalPage() {
  const t = useTranslations('account.titles');
  const { withdrawalId } = useParams({ from: '/m/withdraw/$withdrawalId' });
  return (
    <div>
      <Link
        to="/m/withdraw"
        className="mb-3 inline-flex min-h-11 items-center gap-1 text-14 font-semibold text-link"
      >
        <ChevronStartIcon size={18} />
        {t('withdraw')}
      </Link>
      <PageHeading>{t('withdrawal')}</PageHeading>
      <WithdrawalTracker key={withdrawalId} id={withdrawalId} />
    </div>
  );
}
