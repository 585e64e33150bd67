import { useTranslations } from '@portal/i18n/react';
import type { AppliedFilter, Column, Option } from '@portal/ui';
import { Button, CalmSeaDrawing, EmptyState, FilterBar, Select, Table } from '@portal/ui';
import type { ReactNode } from 'react';
import { FailedBlock } from './failed-block.tsx';
import { usePageTitle } from './page-title.ts';
import { SearchBox } from './search-box.tsx';
import { useFilterLabels } from './use-filter-labels.ts';
import { StillLoading } from './still-loading.tsx';

export interface Filter {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option<string>[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/**
 * The grammar of every list: title, search, filters, table, pages. A screen declares its query,
 * columns and filters and keeps their values in the address.
 */
export function ListPage<Row>(props: {
  readonly ux: string;
  readonly title: string;
  /** "412 results", beside the title once it is known. */
  readonly summary?: string | undefined;
  /** A message about the list as a whole, above its rows. */
  readonly notice?: ReactNode;
  readonly search?: {
    readonly label: string;
    readonly value: string;
    readonly onSearch: (text: string) => void;
  };
  /** The days of the list, before the other filters. */
  readonly range?: ReactNode;
  readonly filters: readonly Filter[];
  readonly onClear: () => void;
  /** Beside what was found: the keys of a queue, a file of the list. */
  readonly end?: ReactNode;
  readonly query: {
    readonly data: readonly Row[] | undefined;
    readonly error: unknown;
    readonly isStale: boolean;
    readonly refetch: () => void;
  };
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly texts: {
    readonly empty: string;
    readonly emptyHint: string;
    /** Stands alone where nothing narrows the list and there is still nothing in it. */
    readonly nothing?: string;
    readonly failed: string;
  };
  /** Pages or "show more". */
  readonly footer?: ReactNode;
}) {
  usePageTitle(props.title);
  return (
    <section data-ux={props.ux} className="grid min-w-0 gap-4">
      <header className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-24 font-bold xl:text-30">{props.title}</h1>
      </header>
      {props.notice}
      <ListFilters {...props} />
      <ListBody {...props} />
      {props.footer}
    </section>
  );
}

type Whole<Row> = Parameters<typeof ListPage<Row>>[0];

/** The query of a list that comes whole: it has no other pages, so it is never stale. */
export function wholeList<Row>(query: {
  readonly data: { readonly list: readonly Row[] } | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}): Whole<Row>['query'] {
  return {
    data: query.data?.list,
    error: query.error,
    isStale: false,
    refetch: () => void query.refetch(),
  };
}

function ListFilters<Row>(props: Whole<Row>) {
  const { search, filters } = props;
  return (
    <FilterBar
      labels={useFilterLabels(props.title)}
      found={<span aria-live="polite">{props.summary}</span>}
      applied={appliedOf(props)}
      onClear={props.onClear}
      search={search && <SearchBox {...search} />}
      end={props.end}
    >
      {props.range}
      {filters.map((filter) => (
        <Select
          key={filter.id}
          aria-label={filter.label}
          options={filter.options}
          value={filter.value}
          onChange={filter.onChange}
        />
      ))}
    </FilterBar>
  );
}

/** Every list begins with the first option of each filter. */
function appliedOf<Row>({ search, filters }: Whole<Row>): readonly AppliedFilter[] {
  const words = search?.value ?? '';
  const narrowing = filters.filter(({ options, value }) => options[0]?.value !== value);
  return [
    ...(search === undefined || words === ''
      ? []
      : [{ id: 'search', label: words, onRemove: () => search.onSearch('') }]),
    ...narrowing.map(({ id, options, value, onChange }) => ({
      id,
      label: options.find((option) => option.value === value)?.label ?? value,
      onRemove: () => onChange(options[0]?.value ?? ''),
    })),
  ];
}

/** Whether there is anything that could be cleared. */
function isNarrowable<Row>({ search, range, filters }: Whole<Row>): boolean {
  return search !== undefined || range !== undefined || filters.length > 0;
}

function ListBody<Row>(props: Whole<Row>) {
  const t = useTranslations('common.actions');
  const { query, texts } = props;
  if (query.error !== null && query.data === undefined) {
    return <FailedBlock thrown={query.error} title={texts.failed} onRetry={query.refetch} />;
  }
  if (query.data?.length === 0 && texts.nothing !== undefined && appliedOf(props).length === 0) {
    return <EmptyState drawing={<CalmSeaDrawing />} title={texts.nothing} />;
  }
  if (query.data?.length === 0) {
    return (
      <EmptyState
        drawing={<CalmSeaDrawing />}
        title={texts.empty}
        text={texts.emptyHint}
        action={isNarrowable(props) && <Button onClick={props.onClear}>{t('clear')}</Button>}
      />
    );
  }
  return (
    <>
      <Table
        caption={props.title}
        columns={props.columns}
        rows={query.data}
        rowKey={props.rowKey}
        isStale={query.isStale}
      />
      {query.data === undefined && <StillLoading />}
    </>
  );
}
