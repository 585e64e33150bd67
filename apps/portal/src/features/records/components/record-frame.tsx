import { useTranslations } from '@portal/i18n/react';
import { recordLabels, withoutFilters, type RecordDays } from '@portal/records';
import { EmptyState, FoldedBoatDrawing, RecordPage } from '@portal/ui';
import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { useFilterLabels } from '../../../shared/filters/use-filter-labels.ts';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { PageHeading } from '../../../shared/heading/page-heading.tsx';
import type { RecordSearch } from '../record-search.ts';

type Parts<Row> = Pick<
  ComponentProps<typeof RecordPage<Row>>,
  'applied' | 'columns' | 'drawer' | 'file' | 'filters' | 'rowKey' | 'rows' | 'totals'
>;

export interface RecordAddress {
  readonly search: RecordSearch;
  /** `keep` stays in the history as one place, such as lines that are looked through. */
  readonly onSearch: (change: RecordSearch, history?: 'keep') => void;
}

/** What both records of the member share: title, address, words, states. */
export function RecordFrame<Row>(
  props: Parts<Row> &
    RecordAddress & {
      readonly ux: string;
      readonly title: string;
      readonly days: RecordDays;
      readonly query: UseInfiniteQueryResult;
      readonly sums: UseQueryResult;
      /** What stands above the list, such as what is not in it yet. */
      readonly above?: ReactNode;
    },
) {
  const t = useTranslations('records.record');
  const { days, query, sums, search, onSearch } = props;
  const more = (): void => void query.fetchNextPage();
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
    <div data-ux={props.ux}>
      <PageHeading>{props.title}</PageHeading>
      {props.above}
      <RecordPage
        ux="MC-27"
        caption={props.title}
        labels={labels}
        range={{
          ...days.limits,
          value: days.range,
          today: days.today,
          onChange: (range) => {
            onSearch({ ...range, open: undefined });
          },
        }}
        filters={props.filters}
        applied={props.applied ?? []}
        onClear={() => {
          onSearch(withoutFilters);
        }}
        totals={props.totals}
        file={props.file}
        columns={props.columns}
        rows={props.rows}
        rowKey={props.rowKey}
        isStale={query.isPlaceholderData}
        opened={search.open}
        onOpen={(open) => {
          onSearch({ open }, 'keep');
        }}
        drawer={props.drawer}
        more={{ has: query.hasNextPage, isBusy: query.isFetchingNextPage, onMore: more }}
        failed={error === null ? undefined : <LoadFailed error={error} onRetry={again} />}
        empty={
          <EmptyState
            drawing={<FoldedBoatDrawing />}
            title={t('emptyTitle')}
            text={t('emptyText')}
          />
        }
      />
      {query.isPending && <StillLoading />}
    </div>
  );
}
