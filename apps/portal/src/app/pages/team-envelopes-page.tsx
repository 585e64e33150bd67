import { useTranslations } from '@portal/i18n/react';
import { GivenEnvelopes } from '../../features/team-envelopes/components/given-envelopes.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

export default function TeamEnvelopesPage() {
  const t = useTranslations('account.titles');
  return (
    <div>
      <PageHeading>{t('teamEnvelopes')}</PageHeading>
      <GivenEnvelopes />
    </div>
  );
}
