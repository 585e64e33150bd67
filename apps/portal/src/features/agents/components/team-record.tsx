import { useFormats, useTranslations } from '@portal/i18n/react';
import { recordLabels, type RecordDays } from '@portal/records';
import { EmptyState, FoldedBoatDrawing, RecordPage } from '@portal/ui';
import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { useFilterLabels } from '../../../shared/filters/use-filter-labels.ts';
import { PageSizeSelect } from '../../../shared/lists/page-size-select.tsx';
import { PageHeading } from '../../../shared/heading/page-heading.tsx';
import { everyLine, type TeamRecordAddress } from '../team-record-search.ts';
import { FactorFirst, wantsFactor } from './factor-first.tsx';

type Parts<Row> = Pick<
  ComponentProps<typeof RecordPage<Row>>,
  'applied' | 'columns' | 'drawer' | 'file' | 'rowKey' | 'rows' | 'totals'
>;

/** A record of the team: title, days, filters, sums, lines, the drawer, and what went wrong. */
export function TeamRecord<Row>(
  props: Parts<Row> &
    TeamRecordAddress & {
      readonly ux: string;
      readonly title: string;
      readonly days: RecordDays;
      readonly query: UseInfiniteQueryResult;
      readonly sums: UseQueryResult;
      readonly filters: ReactNode;
      /** How far back a search came that stopped before it had filled a page. */
      readonly searchedTo: string | null | undefined;
    },
) {
  const { title, days, query, sums, onSearch, searchedTo } = props;
  const t = useTranslations('team-records');
  const formats = useFormats();
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
  const page = (
    <RecordPage
      caption={title}
      labels={labels}
      range={{
        ...days.limits,
        value: days.range,
        today: days.today,
        onChange: (range) => onSearch({ ...range, open: undefined }),
      }}
      filters={
        <>
          {props.filters}
          <PageSizeSelect
            size={props.search.size}
            onSize={(size) => onSearch({ size, open: undefined })}
          />
        </>
      }
      applied={props.applied ?? []}
      onClear={() => onSearch(everyLine)}
      totals={props.totals}
      file={props.file}
      columns={props.columns}
      rows={props.rows}
      rowKey={props.rowKey}
      isStale={query.isPlaceholderData}
      opened={props.search.open}
      onOpen={(open) => onSearch({ open }, 'keep')}
      drawer={props.drawer}
      more={{
        has: query.hasNextPage,
        isBusy: query.isFetchingNextPage,
        onMore: () => void query.fetchNextPage(),
        searched: searchedTo
          ? { text: t('searched', { moment: formats.fullDateTime(searchedTo) }), label: t('goOn') }
          : undefined,
      }}
      failed={error === null ? undefined : <LoadFailed error={error} onRetry={again} />}
      empty={<EmptyState drawing={<FoldedBoatDrawing />} title={t('none')} text={t('noneText')} />}
    />
  );
  return (
    <div data-ux={props.ux}>
      <PageHeading>{title}</PageHeading>
      {props.totals.length === 0 && <p className="text-14 text-text-2">{t('noSums')}</p>}
      {props.rows === undefined && wantsFactor(error) ? <FactorFirst /> : page}
      {query.isPending && <StillLoading />}
    </div>
  );
}
