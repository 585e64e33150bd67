import { useFormats, useTranslations } from '@portal/i18n/react';
import { BlankSheetDrawing, Button, EmptyState, Pager, Skeleton } from '@portal/ui';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { useReadAnnouncements } from '../../../shared/announcements/read-announcements.ts';
import { useLastPage } from '../../../shared/lists/use-last-page.ts';
import { useBadges } from '../../../shared/badges/badges.ts';
import { useViewer } from '../../../shared/site/viewer.ts';
import { useAnnouncements, type AnnouncementView } from '../api/list-announcements.ts';
import { AnnouncementRow } from './announcement-row.tsx';

interface AnnouncementListProps extends AnnouncementView {
  /** Absent where only the newest are shown. */
  readonly onPage?: (page: number, step?: { readonly isReplaced: boolean }) => void;
}

/** What the operator announced, newest first; what was not read yet is marked (MC-20). */
export function AnnouncementList(props: AnnouncementListProps) {
  const { page, onPage, isUnreadOnly, isForAgents = false } = props;
  const t = useTranslations('announcements');
  const { data, error, refetch, isPlaceholderData } = useAnnouncements(props);
  useLastPage(data === undefined || isPlaceholderData ? undefined : { ...data, page }, (last) => {
    onPage?.(last, { isReplaced: true });
  });
  const { read, isRead, markRead, markSome, markAll } = useReadAnnouncements();
  const { device } = useViewer();
  const [openId, setOpenId] = useState<string>();
  const counted = useBadges()?.unreadAnnouncement ?? 0;
  const failure = error ?? read.error;
  if (data === undefined || read.data === undefined) {
    return failure === null ? (
      <div aria-busy="true" className="grid gap-2">
        <Skeleton className="h-16 rounded-card" />
        <Skeleton className="h-16 rounded-card" />
        <StillLoading />
      </div>
    ) : (
      <LoadFailed
        error={failure}
        onRetry={() => void Promise.all([refetch(), read.refetch()])}
        headingLevel={2}
      />
    );
  }
  if (data.content.length === 0) {
    return <EmptyState drawing={<BlankSheetDrawing />} title={t('none')} text={t('noneText')} />;
  }
  const listed =
    isUnreadOnly === true
      ? data.content.filter(({ id }) => !isRead(id) || id === openId)
      : data.content;
  const ids = data.content.map(({ id }) => id);
  const unreadHere = ids.filter((id) => !isRead(id)).length;
  // Of this page at once; of the other pages what the server counted of all, not of agents alone.
  const unread = isForAgents ? unreadHere : Math.max(unreadHere, counted);
  const toggle = (id: string) => {
    setOpenId(openId === id ? undefined : id);
    markRead(id);
  };
  return (
    <div data-ux="MC-20" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p className="m-0 text-14 text-text-2" aria-live="polite">
          {t('unread', { count: unread })}
        </p>
        {unread > 0 && (
          <Button
            variant="ghost"
            onClick={() => (isForAgents ? markSome(ids) : markAll(ids, device))}
          >
            {t('markAll')}
          </Button>
        )}
      </div>
      <ul className="m-0 grid list-none gap-2 p-0">
        {listed.map((notice) => (
          <li key={notice.id}>
            <AnnouncementRow
              notice={notice}
              isRead={isRead(notice.id)}
              isOpen={notice.id === openId}
              onToggle={() => toggle(notice.id)}
            />
          </li>
        ))}
      </ul>
      {onPage !== undefined && data.totalPages > 1 && (
        <Pages page={page} totalPages={data.totalPages} onPage={onPage} />
      )}
    </div>
  );
}

function Pages(
  props: Required<Pick<AnnouncementListProps, 'page' | 'onPage'>> & { readonly totalPages: number },
) {
  const { page, totalPages, onPage } = props;
  const pager = useTranslations('ui.pager');
  const formats = useFormats();
  return (
    <Pager
      page={page}
      totalPages={totalPages}
      onPage={onPage}
      labels={{
        region: pager('label'),
        previous: pager('previous'),
        next: pager('next'),
        status: (at, total) => pager('page', { page: at, total }),
        number: (at) => formats.count(at),
      }}
    />
  );
}
