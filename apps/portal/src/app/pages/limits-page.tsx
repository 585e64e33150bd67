import { useTranslations } from '@portal/i18n/react';
import { buttonClass } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { ProtectionSettings } from '../../features/protection/components/protection-settings.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

/** Limits and breaks of the member. */
export default function LimitsPage() {
  const title = useTranslations('account.titles')('limits');
  const t = useTranslations('protection.links');
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <ProtectionSettings />
      <nav aria-label={title} className="mt-8 flex flex-wrap gap-3">
        <Link to="/m/limits/months" className={buttonClass({ size: 'touch' })}>
          {t('months')}
        </Link>
        <Link to="/saferPlay" className={buttonClass({ size: 'touch' })}>
          {t('help')}
        </Link>
      </nav>
    </>
  );
}
