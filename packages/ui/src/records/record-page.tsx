import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Skeleton } from '../controls/skeleton.tsx';
import type { Column } from '../controls/table.tsx';
import { Table } from '../controls/table.tsx';
import { FilterBar, type AppliedFilter, type FilterBarLabels } from '../filters/filter-bar.tsx';
import { DateRange, type DateRangeLabels, type DateRangeProps } from '../layers/date-range.tsx';
import { RecordDrawer, type DrawerProps } from './record-drawer.tsx';
import './record-page.css';

export interface RecordLabels {
  readonly range: DateRangeLabels;
  readonly filters: FilterBarLabels;
  readonly totals: string;
  readonly file: string;
  readonly sheet: string;
  readonly more: string;
  readonly newer: string;
  readonly older: string;
  readonly close: string;
}

interface Total {
  readonly label: string;
  /** Undefined until it is there. */
  readonly value: ReactNode;
}

export interface RecordPageProps<Row> {
  readonly caption: string;
  readonly labels: RecordLabels;
  /** The checklist id of the choice of days. */
  readonly ux?: string;
  readonly range: Omit<DateRangeProps, 'labels' | 'ux'>;
  readonly filters?: ReactNode;
  /** What the filters narrow the record to; its days always stand beside them. */
  readonly applied?: readonly AppliedFilter[];
  readonly onClear: () => void;
  /** Of the whole range, from the server. */
  readonly totals: readonly Total[];
  readonly file: {
    readonly isBusy: boolean;
    readonly onSave: () => void;
    readonly onSheet: () => void;
  };
  readonly columns: readonly Column<Row>[];
  /** Undefined until the first are there. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  readonly isStale: boolean;
  /** The row whose drawer is open, by its key. */
  readonly opened: string | undefined;
  readonly onOpen: (key: string | undefined) => void;
  readonly drawer: (row: Row) => DrawerProps['content'];
  readonly more: {
    readonly has: boolean;
    readonly isBusy: boolean;
    readonly onMore: () => void;
    /** Where a search stopped before it had filled a page: how far it came, and how it goes on. */
    readonly searched?: { readonly text: string; readonly label: string } | undefined;
  };
  /** What takes the place of the list, or of the button for more, when it did not arrive. */
  readonly failed?: ReactNode;
  readonly empty: ReactNode;
}

/**
 * Every record looks and works like this: days with a step back and forth, filters, sums of the
 * whole range, a file of it, lines, and a drawer that goes from line to line. The page around it
 * keeps days, filters and the open line in its address.
 */
export function RecordPage<Row>(props: RecordPageProps<Row>) {
  const { labels, rows = [] } = props;
  return (
    <div className="ui-record">
      <FilterBar
        labels={labels.filters}
        applied={props.applied ?? []}
        onClear={props.onClear}
        end={<FileButton {...props} />}
      >
        <DateRange {...props.range} labels={labels.range} ux={props.ux} />
        {props.filters}
      </FilterBar>
      <Totals label={labels.totals} totals={props.totals} />
      <RecordBody {...props} />
      <RecordDrawer
        keys={rows.map(props.rowKey)}
        opened={props.opened}
        onOpen={props.onOpen}
        more={props.more}
        labels={labels}
        content={contentOf(props)}
      />
    </div>
  );
}

function FileButton<Row>({ file, rows, labels }: RecordPageProps<Row>) {
  return (
    <>
      <Button busy={file.isBusy} disabled={rows?.length === 0} onClick={file.onSave}>
        {labels.file}
      </Button>
      <Button busy={file.isBusy} disabled={rows?.length === 0} onClick={file.onSheet}>
        {labels.sheet}
      </Button>
    </>
  );
}

function contentOf<Row>(props: RecordPageProps<Row>): DrawerProps['content'] | undefined {
  const row = props.rows?.find((line) => props.rowKey(line) === props.opened);
  return row && props.drawer(row);
}

function Totals(props: { readonly label: string; readonly totals: readonly Total[] }) {
  if (props.totals.length === 0) {
    return null;
  }
  return (
    <dl aria-label={props.label} className="ui-record-totals">
      {props.totals.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? <Skeleton width="5rem" />}</dd>
        </div>
      ))}
    </dl>
  );
}

function RecordBody<Row>(props: RecordPageProps<Row>) {
  const { rows, failed, more, labels } = props;
  if (rows === undefined && failed !== undefined) {
    return failed;
  }
  if (rows?.length === 0 && !more.has) {
    return props.empty;
  }
  return (
    <>
      {rows?.length !== 0 && (
        <Table
          caption={props.caption}
          columns={props.columns.map((column) => opening(column, props))}
          rows={rows}
          rowKey={props.rowKey}
          isStale={props.isStale}
        />
      )}
      {more.has && more.searched !== undefined && (
        <p role="status" className="ui-record-searched">
          {more.searched.text}
        </p>
      )}
      {failed ??
        (more.has && (
          <Button block busy={more.isBusy} onClick={more.onMore}>
            {more.searched?.label ?? labels.more}
          </Button>
        ))}
    </>
  );
}

/** The title of a row is the button that opens it. */
function opening<Row>(column: Column<Row>, props: RecordPageProps<Row>): Column<Row> {
  if (column.isTitle !== true) {
    return column;
  }
  return {
    ...column,
    cell: (row) => (
      <button
        type="button"
        className="ui-row-link"
        aria-haspopup="dialog"
        onClick={() => props.onOpen(props.rowKey(row))}
      >
        {column.cell(row)}
      </button>
    ),
  };
}
