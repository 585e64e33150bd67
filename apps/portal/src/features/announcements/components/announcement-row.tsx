import { useFormats, useTranslations } from '@portal/i18n/react';
import { listedAnnouncements } from '@portal/protocol';
import { Card, ChevronDownIcon, RichText, Tag } from '@portal/ui';
import { useId } from 'react';
import type { Announcement } from '../api/list-announcements.ts';

interface AnnouncementRowProps {
  readonly notice: Announcement;
  readonly isRead: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Title, kind and time, pinned and read marks; a press shows the text under them. */
export function AnnouncementRow({ notice, isRead, isOpen, onToggle }: AnnouncementRowProps) {
  const t = useTranslations('announcements');
  const formats = useFormats();
  const textId = useId();
  const type = listedAnnouncements.find((listed) => listed === notice.promotionType);
  return (
    <Card className="overflow-hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={textId}
        className="flex w-full items-center gap-3 border-0 bg-transparent p-4 text-start hover:bg-s3"
        onClick={onToggle}
      >
        <span className="grid min-w-0 grow gap-1">
          <span dir="auto" className={isRead ? 'text-14' : 'text-14 font-bold'}>
            {notice.title}
          </span>
          <span className="flex flex-wrap gap-x-3 text-12 text-text-3">
            <time dateTime={notice.time} dir="ltr">
              {formats.fullDateTime(notice.time)}
            </time>
            {type !== undefined && <span>{t(`types.${type}`)}</span>}
          </span>
        </span>
        {notice.isPinned && <Tag>{t('pinned')}</Tag>}
        {!isRead && <Tag tone="primary">{t('new')}</Tag>}
        <span aria-hidden="true" className={isOpen ? 'rotate-180' : ''}>
          <ChevronDownIcon size={18} />
        </span>
      </button>
      <div id={textId} hidden={!isOpen} dir="auto" className="px-4 pb-4">
        <RichText text={notice.content} className="text-14" />
      </div>
    </Card>
  );
}
