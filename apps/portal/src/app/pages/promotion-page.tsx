import { useTranslations } from '@portal/i18n/react';
import { ChevronStartIcon } from '@portal/ui';
import { Link, useParams } from '@tanstack/react-router';
import { PromotionDetail } from '../../features/promotions/components/promotion-detail.tsx';

/** One promotion, with an address of its own. */
export default function PromotionPage() {
  const t = useTranslations('promotions');
  const { promotionId } = useParams({ from: '/promotions/$promotionId' });
  return (
    <div className="page-frame py-6">
      <Link to="/promotions" className="mb-3 inline-flex items-center gap-1 text-14 text-link">
        <ChevronStartIcon size={16} />
        {t('back')}
      </Link>
      <PromotionDetail key={promotionId} id={promotionId} />
    </div>
  );
}
