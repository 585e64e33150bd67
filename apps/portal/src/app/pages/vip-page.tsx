import { useTranslations } from '@portal/i18n/react';
import { VipBenefits } from '../../features/vip/components/vip-benefits.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

/** The ranks of the site and the member's own; a site without ranks has no such page. */
export default function VipPage() {
  const titles = useTranslations('account.titles');
  return (
    <div>
      <PageHeading>{titles('vip')}</PageHeading>
      <VipBenefits />
    </div>
  );
}
