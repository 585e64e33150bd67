import { useTranslations } from '@portal/i18n/react';
import { PromotionList } from '../../features/promotions/components/promotion-list.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';
import { OffersRest } from '../../shared/offers/offers-rest.tsx';
import { useHearsOffers } from '../../shared/offers/use-hears-offers.ts';

/** What the site gives away. */
export default function PromotionsPage() {
  const t = useTranslations('promotions');
  const hearsOffers = useHearsOffers();
  return (
    <div data-ux="R-21" className="page-frame py-6">
      <PageHeading>{t('title')}</PageHeading>
      <div className="mb-4">
        {hearsOffers ? <p className="m-0 text-14 text-text-2">{t('lead')}</p> : <OffersRest />}
      </div>
      <PromotionList />
    </div>
  );
}
