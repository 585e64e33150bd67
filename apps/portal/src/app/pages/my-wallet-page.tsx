import { useTranslations } from '@portal/i18n/react';
import { WaysCard } from '../../features/cashier/components/ways-card.tsx';
import { FundsCard } from '../../features/funds/components/funds-card.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

export default function MyWalletPage() {
  const t = useTranslations('account.titles');
  return (
    <div>
      <PageHeading>{t('myWallet')}</PageHeading>
      <div data-ux="MC-29" className="grid items-start gap-6 lg:grid-cols-2">
        <FundsCard />
        <WaysCard />
      </div>
    </div>
  );
}
