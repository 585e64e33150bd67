import { useTranslations } from '@portal/i18n/react';
import { recordLabels, withoutFilters, type RecordDays } from '@portal/records';
import { CalmSeaDrawing, EmptyState, RecordPage } from '@portal/ui';
import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { useFilterLabels } from '../../../shared/use-filter-labels.ts';
import type { RecordAddress } from '../record-search.ts';

type Parts<Row> = Pick<
  ComponentProps<typeof RecordPage<Row>>,
  'applied' | 'caption' | 'columns' | 'drawer' | 'file' | 'filters' | 'rowKey' | 'rows' | 'totals'
>;

/** What both records of a member share: address, words, states. */
export function RecordFrame<Row>(
  props: Parts<Row> &
    RecordAddress & {
      readonly texts: { readonly failed: string; readonly empty: string };
      readonly days: RecordDays;
      readonly query: UseInfiniteQueryResult;
      readonly sums: UseQueryResult;
    },
) {
  const hint = useTranslations('desk-members')('recordEmpty');
  const { days, query, sums, search, onSearch, texts } = props;
  const words = useTranslations('record-page');
  const labels = recordLabels(words, {
    filters: useFilterLabels(words('filters')),
    zone: days.zone,
    close: useTranslations('ui.dialog')('close'),
  });
  const error = query.error ?? sums.error;
  const again = (): void => {
    void sums.refetch();
    void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch());
  };
  return (
    <RecordPage
      {...props}
      labels={labels}
      range={{
        ...days.limits,
        value: days.range,
        today: days.today,
        onChange: (range) => onSearch({ ...range, open: undefined }),
      }}
      onClear={() => onSearch(withoutFilters)}
      isStale={query.isPlaceholderData}
      opened={search.open}
      onOpen={(open) => onSearch({ open })}
      more={{
        has: query.hasNextPage,
        isBusy: query.isFetchingNextPage,
        onMore: () => void query.fetchNextPage(),
      }}
      failed={
        error === null ? undefined : (
          <FailedBlock thrown={error} title={texts.failed} onRetry={again} />
        )
      }
      empty={
        <EmptyState drawing={<CalmSeaDrawing />} title={texts.empty} text={hint} headingLevel={3} />
      }
    />
  );
}
