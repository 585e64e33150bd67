import { useTranslations } from '@portal/i18n/react';
import type { Column, Option } from '@portal/ui';
import { Button, CalmSeaDrawing, EmptyState, Select, Table } from '@portal/ui';
import type { ReactNode } from 'react';
import { FailedBlock } from './failed-block.tsx';
import { usePageTitle } from './page-title.ts';
import { SearchBox } from './search-box.tsx';

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
  readonly filters: readonly Filter[];
  readonly onClear: () => void;
  readonly query: {
    readonly data: readonly Row[] | undefined;
    readonly error: unknown;
    readonly isStale: boolean;
    readonly refetch: () => void;
  };
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly texts: { readonly empty: string; readonly emptyHint: string; readonly failed: string };
  /** Pages or "show more". */
  readonly footer?: ReactNode;
}) {
  usePageTitle(props.title);
  return (
    <section data-ux={props.ux} className="grid min-w-0 gap-4">
      <header className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-24 font-bold xl:text-30">{props.title}</h1>
        <p aria-live="polite" className="m-0 text-14 text-text-2 tabular-nums">
          {props.summary}
        </p>
      </header>
      {props.notice}
      <FilterBar {...props} />
      <ListBody {...props} />
      {props.footer}
    </section>
  );
}

type Whole<Row> = Parameters<typeof ListPage<Row>>[0];

function FilterBar<Row>({ search, filters }: Whole<Row>) {
  return (
    <div role="search" className="flex flex-wrap gap-3">
      {search !== undefined && <SearchBox {...search} />}
      {filters.map((filter) => (
        <Select
          key={filter.id}
          aria-label={filter.label}
          className="max-w-56 flex-1 basis-36"
          options={filter.options}
          value={filter.value}
          onChange={filter.onChange}
        />
      ))}
    </div>
  );
}

function ListBody<Row>(props: Whole<Row>) {
  const t = useTranslations('common.actions');
  const { query, texts } = props;
  if (query.error !== null && query.data === undefined) {
    return <FailedBlock thrown={query.error} title={texts.failed} onRetry={query.refetch} />;
  }
  if (query.data?.length === 0) {
    return (
      <EmptyState
        drawing={<CalmSeaDrawing />}
        title={texts.empty}
        text={texts.emptyHint}
        action={<Button onClick={props.onClear}>{t('clear')}</Button>}
      />
    );
  }
  return (
    <Table
      caption={props.title}
      columns={props.columns}
      rows={query.data}
      rowKey={props.rowKey}
      isStale={query.isStale}
    />
  );
}
