import { useTranslations } from '@portal/i18n/react';
import { SignUpOffer } from '../../features/promotions/components/sign-up-offer.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

/** The landing page of the sign-up promotion. */
export default function JoinPage() {
  const t = useTranslations('promotions.joining');
  return (
    <div data-ux="R-22" className="page-frame max-w-240 py-6">
      <PageHeading>{t('title')}</PageHeading>
      <SignUpOffer />
    </div>
  );
}
