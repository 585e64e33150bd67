import { useTranslations } from '@portal/i18n/react';
import { Chip, Select } from '@portal/ui';
import { listedTypes, type AnnouncementSearch } from '../announcement-search.ts';

const all = 'all';

/** What kind of announcement, and whether those that were read stand there too. */
export function TypeFilter(props: {
  readonly search: AnnouncementSearch;
  readonly onSearch: (change: AnnouncementSearch) => void;
}) {
  const { search, onSearch } = props;
  const t = useTranslations('announcements');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        aria-label={t('type')}
        value={search.type ?? all}
        onChange={(type) => onSearch({ type: type === all ? undefined : type, page: undefined })}
        options={[
          { value: all, label: t('allTypes') },
          ...listedTypes.map((value) => ({ value, label: t(`types.${value}`) })),
        ]}
      />
      <Chip
        isSelected={search.unread === 'yes'}
        onClick={() => onSearch({ unread: search.unread === 'yes' ? undefined : 'yes' })}
      >
        {t('unreadOnly')}
      </Chip>
    </div>
  );
}
