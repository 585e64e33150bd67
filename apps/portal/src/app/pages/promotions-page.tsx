import { useTranslations } from '@portal/i18n/react';
import { PromotionList } from '../../features/promotions/components/promotion-list.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';
import { useMember } from '../../shared/session/session.ts';

/** What the site gives away. */
export default function PromotionsPage() {
  const t = useTranslations('promotions');
  const hearsOffers = useMember()?.hearsOffers !== false;
  return (
    <div data-ux="R-21" className="page-frame py-6">
      <PageHeading>{t('title')}</PageHeading>
      <p className="mb-4 text-14 text-text-2">{t(hearsOffers ? 'lead' : 'paused')}</p>
      <PromotionList />
    </div>
  );
}
