import { useTranslations } from '@portal/i18n/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { AnnouncementList } from '../../features/announcements/components/announcement-list.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

const path = '/m/announcements';

/** Announcements of the operator; the page of the list lives in the address. */
export default function AnnouncementsPage() {
  const t = useTranslations('account.titles');
  const navigate = useNavigate();
  const { page = 1 } = useSearch({ from: path });
  return (
    <div>
      <PageHeading>{t('announcements')}</PageHeading>
      <AnnouncementList
        page={page}
        onPage={(next, step) =>
          void navigate({ to: path, search: { page: next }, replace: step?.isReplaced === true })
        }
      />
    </div>
  );
}
