import { useTranslations } from '@portal/i18n/react';
import { PromotionList } from '../../features/promotions/components/promotion-list.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

/** What the site gives away. */
export default function PromotionsPage() {
  const t = useTranslations('promotions');
  return (
    <div data-ux="R-21" className="page-frame py-6">
      <PageHeading>{t('title')}</PageHeading>
      <p className="mb-4 text-14 text-text-2">{t('lead')}</p>
      <PromotionList />
    </div>
  );
}
