import { useTranslations } from '@portal/i18n/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { AnnouncementSearch } from '../../features/announcements/announcement-search.ts';
import { TypeFilter } from '../../features/announcements/components/type-filter.tsx';
import { AnnouncementList } from '../../features/announcements/components/announcement-list.tsx';
import { RequestBox } from '../../features/contracts/components/request-box.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

const path = '/a/agentAnnouncement';
const pageSize = 6;

/** What waits for the agent's answer, and below it what agents alone are told (AC-01). */
export default function AgentAnnouncementPage() {
  const t = useTranslations('account.titles');
  const navigate = useNavigate();
  const search = useSearch({ from: path });
  const onSearch = (change: AnnouncementSearch): void => {
    void navigate({ to: path, search: { ...search, ...change }, resetScroll: false });
  };
  const { page = 1, type, unread } = search;
  return (
    <div data-ux="AC-01" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeading>{t('agentAnnouncements')}</PageHeading>
      <RequestBox />
      <TypeFilter search={search} onSearch={onSearch} />
      <AnnouncementList
        page={page}
        pageSize={pageSize}
        type={type}
        isUnreadOnly={unread === 'yes'}
        isForAgents
        onPage={(next) => onSearch({ page: next })}
      />
    </div>
  );
}
