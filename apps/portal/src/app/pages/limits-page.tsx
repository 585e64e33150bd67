import { useTranslations } from '@portal/i18n/react';
import { ProtectionSettings } from '../../features/protection/components/protection-settings.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

/** Limits and breaks of the member. */
export default function LimitsPage() {
  const title = useTranslations('account.titles')('limits');
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <ProtectionSettings />
    </>
  );
}
