import { useTranslations } from '@portal/i18n/react';
import { listedAnnouncements } from '@portal/protocol';
import { Chip, FilterSelect } from '@portal/ui';
import type { AnnouncementSearch } from '../announcement-search.ts';

/** What kind of announcement, and whether those that were read stand there too. */
export function TypeFilter(props: {
  readonly search: AnnouncementSearch;
  readonly onSearch: (change: AnnouncementSearch) => void;
}) {
  const { search, onSearch } = props;
  const t = useTranslations('announcements');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <FilterSelect
        label={t('type')}
        all={t('allTypes')}
        value={search.type}
        onChange={(type) => onSearch({ type, page: undefined })}
        options={listedAnnouncements.map((value) => ({ value, label: t(`types.${value}`) }))}
      />
      <Chip
        isSelected={search.unread === 'yes'}
        onClick={() =>
          onSearch({ unread: search.unread === 'yes' ? undefined : 'yes', page: undefined })
        }
      >
        {t('unreadOnly')}
      </Chip>
    </div>
  );
}
