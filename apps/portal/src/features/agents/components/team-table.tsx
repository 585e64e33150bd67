import { useFormats, useTranslations } from '@portal/i18n/react';
import {
  EmptyState,
  FilterBar,
  FoldedBoatDrawing,
  Pager,
  Table,
  type AppliedFilter,
  type Column,
} from '@portal/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { useFilterLabels } from '../../../shared/filters/use-filter-labels.ts';
import { PageSizeSelect } from '../../../shared/lists/page-size-select.tsx';
import { type PageSize, pageSizes, usualPageSize } from '../../../shared/lists/page-sizes.ts';
import { FactorFirst, wantsFactor } from './factor-first.tsx';

export interface TeamTableProps<Row> {
  readonly caption: string;
  readonly search?: ReactNode;
  readonly filters?: ReactNode;
  readonly applied?: readonly AppliedFilter[];
  readonly onClear?: () => void;
  readonly found?: ReactNode;
  readonly end?: ReactNode;
  /** Between the filters and the list: a way back up, sums. */
  readonly above?: ReactNode;
  /** Shown in the place of the rows: the same figures from another side. */
  readonly instead?: ReactNode;
  readonly query: UseQueryResult;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  readonly pages?:
    | {
        readonly page: number;
        readonly totalPages: number;
        readonly onPage: (page: number) => void;
        /** Where the reader chooses how many rows a page shows. */
        readonly choice?: {
          readonly total: number;
          readonly size: PageSize;
          readonly onSize: (size: PageSize) => void;
        };
      }
    | undefined;
  readonly empty: { readonly title: string; readonly text: string };
}

/** Every list of the agent centre: filters, what was found, rows, pages; empty, loading, failed. */
export function TeamTable<Row>(props: TeamTableProps<Row>) {
  const { query, rows, pages, empty } = props;
  const labels = useFilterLabels(props.caption);
  if (rows === undefined && wantsFactor(query.error)) {
    return <FactorFirst />;
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <FilterBar
        labels={labels}
        search={props.search}
        found={props.found}
        applied={props.applied ?? []}
        onClear={props.onClear ?? (() => undefined)}
        end={props.end}
      >
        {props.filters}
      </FilterBar>
      {props.above}
      {rows === undefined && query.error !== null ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} headingLevel={2} />
      ) : rows?.length === 0 ? (
        <EmptyState drawing={<FoldedBoatDrawing />} title={empty.title} text={empty.text} />
      ) : props.instead !== undefined ? (
        props.instead
      ) : (
        <Table
          caption={props.caption}
          columns={props.columns}
          rows={rows}
          rowKey={props.rowKey}
          isStale={query.isPlaceholderData}
        />
      )}
      {pages !== undefined &&
        (pages.totalPages > 1 || (pages.choice?.total ?? 0) > pageSizes[0]) && <Pages {...pages} />}
      {query.isPending && <StillLoading />}
    </div>
  );
}

function Pages(props: NonNullable<TeamTableProps<unknown>['pages']>) {
  const t = useTranslations('ui.pager');
  const formats = useFormats();
  const { page: shown, totalPages, onPage, choice } = props;
  return (
    <div className="mt-2 flex flex-wrap items-center justify-center gap-3">
      {choice !== undefined && (
        <PageSizeSelect size={choice.size} onSize={(next = usualPageSize) => choice.onSize(next)} />
      )}
      {totalPages > 1 && (
        <Pager
          page={shown}
          totalPages={totalPages}
          onPage={onPage}
          labels={{
            region: t('label'),
            previous: t('previous'),
            next: t('next'),
            status: (page, total) => t('page', { page, total }),
            number: (page) => formats.count(page),
          }}
        />
      )}
    </div>
  );
}
