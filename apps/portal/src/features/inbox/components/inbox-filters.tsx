import { useTranslations } from '@portal/i18n/react';
import { messageTopics } from '@portal/protocol';
import { type AppliedFilter, Button, FilterBar, Segmented, FilterSelect } from '@portal/ui';
import { useBadges } from '../../../shared/badges/badges.ts';
import { useFilterLabels } from '../../../shared/filters/use-filter-labels.ts';
import { useInboxActs } from '../hooks/use-inbox-acts.ts';
import type { InboxAddress } from './inbox.tsx';

/** Read or not, about what; and the way to have read everything. */
export function InboxFilters({ search, onSearch }: InboxAddress) {
  const t = useTranslations('inbox');
  const account = useTranslations('account');
  const badges = useBadges();
  const acts = useInboxActs();
  const unread = badges?.unreadMessage ?? 0;
  return (
    <FilterBar
      labels={useFilterLabels(t('view'))}
      found={badges === undefined ? '' : account('unreadMessages', { count: unread })}
      applied={useApplied({ search, onSearch })}
      onClear={() => onSearch({})}
      end={
        <Button size="small" disabled={unread === 0} onClick={() => void acts.markAll()}>
          {t('markAll')}
        </Button>
      }
    >
      <Segmented
        label={t('view')}
        value={search.view ?? 'all'}
        options={[
          { value: 'all', label: t('all') },
          { value: 'unread', label: t('unread') },
        ]}
        onChange={(view) => onSearch({ ...search, view: view === 'unread' ? view : undefined })}
      />
      <FilterSelect
        label={t('topic')}
        all={t('allTopics')}
        value={search.topic}
        options={messageTopics.map((value) => ({ value, label: t(`topics.${value}`) }))}
        onChange={(topic) => onSearch({ ...search, topic })}
      />
    </FilterBar>
  );
}

function useApplied({ search, onSearch }: InboxAddress): readonly AppliedFilter[] {
  const t = useTranslations('inbox');
  const { view, topic } = search;
  const without = (gone: 'view' | 'topic') => () => onSearch({ ...search, [gone]: undefined });
  return [
    ...(view === undefined ? [] : [{ id: 'view', label: t(view), onRemove: without('view') }]),
    ...(topic === undefined
      ? []
      : [{ id: 'topic', label: t(`topics.${topic}`), onRemove: without('topic') }]),
  ];
}
