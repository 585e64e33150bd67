import { useTranslations } from '@portal/i18n/react';
import { Button, PlusIcon } from '@portal/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useBrandNotices } from '../../features/content/api/list-brand-notices.ts';
import { useNoticeColumns } from '../../features/content/components/notice-columns.tsx';
import { NoticeSheet } from '../../features/content/components/notice-sheet.tsx';
import { ListPage, wholeList } from '../../shared/list-page.tsx';
import { PageTrail } from '../page-trail.tsx';

const newRow = 'new';

/** What the brand announces, and its popups, in the order in which they are shown (BO-10). */
export default function AnnouncementsPage() {
  const t = useTranslations('desk-content.notices');
  const title = useTranslations('desk-shell.places')('announcements');
  const navigate = useNavigate();
  const { item } = useSearch({ from: '/announcements' });
  const open = (next: string | undefined) =>
    void navigate({ to: '/announcements', search: { item: next } });
  const notices = useBrandNotices();
  const columns = useNoticeColumns(notices.data, open);
  const opened = notices.data?.list.find(({ id }) => id === item);
  const mayManage = notices.data?.abilities.includes('manage') === true;
  return (
    <>
      <ListPage
        ux="BO-10"
        title={title}
        filters={[]}
        end={
          mayManage && (
            <Button icon={<PlusIcon size={18} />} onClick={() => open(newRow)}>
              {t('new')}
            </Button>
          )
        }
        onClear={() => open(undefined)}
        query={wholeList(notices)}
        columns={columns}
        rowKey={({ id }) => id}
        texts={{
          empty: t('empty'),
          emptyHint: t('emptyHint'),
          nothing: t('empty'),
          failed: t('failed'),
        }}
      />
      <NoticeSheet
        notices={notices.data}
        notice={opened}
        isOpen={mayManage && (item === newRow || opened !== undefined)}
        onClose={() => open(undefined)}
      />
      <PageTrail subjectId="announcements" />
    </>
  );
}
