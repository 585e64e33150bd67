import { useTranslations } from '@portal/i18n/react';
import { ChevronStartIcon } from '@portal/ui';
import { Link, useParams } from '@tanstack/react-router';
import { DepositTracker } from '../../features/cashier/components/deposit-tracker.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

export default function DepositOrderPage() {
  const t = useTranslations('account.titles');
  const { depositId } = useParams({ from: '/m/depositv2/$depositId' });
  return (
    <div>
      <Link
        to="/m/depositv2"
        className="mb-3 inline-flex min-h-11 items-center gap-1 text-14 font-semibold text-link"
      >
        <ChevronStartIcon size={18} />
        {t('deposit')}
      </Link>
      <PageHeading>{t('depositOne')}</PageHeading>
      <DepositTracker key={depositId} id={depositId} />
    </div>
  );
}
