import { useTranslations } from '@portal/i18n/react';
import { EnvelopeList } from '../../features/envelopes/components/envelope-list.tsx';
import { ReceivedEnvelopes } from '../../features/team-envelopes/components/received-envelopes.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

export default function EnvelopesPage() {
  const t = useTranslations('account.titles');
  return (
    <div>
      <PageHeading>{t('envelopes')}</PageHeading>
      <EnvelopeList />
      <ReceivedEnvelopes />
    </div>
  );
}
