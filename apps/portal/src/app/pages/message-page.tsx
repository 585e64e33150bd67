import { useTranslations } from '@portal/i18n/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Inbox } from '../../features/inbox/components/inbox.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

const path = '/m/messageV2';

export default function MessagePage() {
  const t = useTranslations('account.titles');
  const navigate = useNavigate();
  const search = useSearch({ from: path });
  return (
    <div>
      <PageHeading>{t('messages')}</PageHeading>
      <Inbox
        search={search}
        onSearch={(next) => void navigate({ to: path, search: next, resetScroll: false })}
      />
    </div>
  );
}
