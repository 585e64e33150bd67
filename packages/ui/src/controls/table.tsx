import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './hidden.css';
import { Skeleton } from './skeleton.tsx';
import './table.css';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the inline end. */
  readonly isNumber?: boolean;
  /** The heading of the card that a row becomes on a narrow screen. */
  readonly isTitle?: boolean;
  /**
   * Where it stands in the two lines that a row becomes on a narrow screen: title and figure above,
   * note and aside below. As soon as one column has a place, those without one are left out there.
   */
  readonly place?: 'title' | 'figure' | 'note' | 'aside';
  /** What stands before a note or an aside there that does not speak for itself. */
  readonly short?: string;
  /** Its values say what they are where a row is a card, so the head does not stand before them. */
  readonly isSelfLabelled?: boolean;
}

/**
 * Rows of 44 px with a sticky head; on narrow screens each row is a card of labelled values. A link
 * or button with the class `ui-row-link` in a cell takes the whole row; arrow keys go from row to
 * row. `rows` undefined means loading and shows `skeletonRows`.
 */
export function Table<Row>(props: {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  readonly skeletonRows?: number;
  /** A long table scrolls in its own frame, under a head and beside a first column that stay. */
  readonly isTall?: boolean;
  /** Older rows, dimmed while newer ones are on the way. */
  readonly isStale?: boolean;
}) {
  const { columns, rows, skeletonRows = 10 } = props;
  return (
    // A wide table scrolls inside its frame, which the keyboard must reach to scroll it.
    <div
      className={classNames(
        'ui-table-scroll',
        props.isTall === true && 'ui-table-tall',
        props.isStale === true && 'ui-stale',
      )}
      role="region"
      aria-label={props.caption}
      tabIndex={0}
    >
      <table
        className={classNames('ui-table', columns.some(hasPlace) && 'ui-table-lines')}
        aria-busy={rows === undefined || props.isStale === true}
        ref={followArrowKeys}
      >
        <caption className="ui-hidden">{props.caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={numberClass(column)}>
                <bdi>{column.header}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows === undefined
            ? Array.from({ length: Math.min(skeletonRows, 10) }, (_, at) => (
                <SkeletonRow key={at} columns={columns.length} />
              ))
            : rows.map((row) => (
                <tr key={props.rowKey(row)}>
                  {columns.map((column) => (
                    <td
                      key={column.id}
                      data-label={labelOf(column)}
                      data-place={column.place}
                      data-short={column.short}
                      className={numberClass(column)}
                    >
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}

function SkeletonRow({ columns }: { readonly columns: number }) {
  return (
    <tr aria-hidden="true">
      {Array.from({ length: columns }, (_, at) => (
        <td key={at}>
          <Skeleton width={at === 0 ? '8rem' : '5rem'} />
        </td>
      ))}
    </tr>
  );
}

function hasPlace<Row>({ place }: Column<Row>): boolean {
  return place !== undefined;
}

/** What stands before a value where its row is a card. */
function labelOf<Row>({ header, isTitle, isSelfLabelled }: Column<Row>): string | undefined {
  return isTitle === true || isSelfLabelled === true ? undefined : header;
}

function numberClass<Row>(column: Column<Row>): string | undefined {
  return column.isNumber === true ? 'ui-number' : undefined;
}

/**
 * Up and Down go from row to row. A listener of the element, since a table is no control itself.
 */
function followArrowKeys(table: HTMLTableElement | null): (() => void) | undefined {
  function move(key: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key.key];
    const links = [...(table?.querySelectorAll<HTMLElement>('.ui-row-link') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    if (step !== undefined && at >= 0) {
      key.preventDefault();
      links[at + step]?.focus();
    }
  }
  table?.addEventListener('keydown', move);
  return () => table?.removeEventListener('keydown', move);
}
