import type { ReactNode } from 'react';
import { type CursorPages, OlderButton, rowsOf } from '../cursor-table.tsx';
import { ListPage } from '../list-page.tsx';
import { ShortcutsButton } from './shortcuts-button.tsx';
import type { ShortcutLine } from './shortcuts-sheet.tsx';
import { type Queue, useQueue } from './use-queue.ts';

type List<Row> = Parameters<typeof ListPage<Row>>[0];

/** What a page hands to the drawer beside its list. */
interface Opened<Row> {
  readonly queue: Queue;
  /** Undefined where none is open, or where it has left the list. */
  readonly row: Row | undefined;
  readonly onClose: () => void;
}

/** A list of work with a drawer beside it, walked through by keys. */
export function QueuePage<Row>(
  props: Pick<List<Row>, 'columns' | 'filters' | 'onClear' | 'rowKey' | 'title' | 'ux'> & {
    readonly list: CursorPages<Row> & { readonly isPlaceholderData: boolean };
    /** The key of the row that is open, from the address. */
    readonly opened: string | undefined;
    readonly onOpen: (key: string | undefined) => void;
    /** What the letters do. */
    readonly keys: readonly ShortcutLine[];
    readonly texts: Omit<List<Row>['texts'], 'nothing'>;
    /** Below the list. */
    readonly children?: ReactNode;
    readonly renderDrawer: (drawer: Opened<Row>) => ReactNode;
  },
) {
  const { list, opened, onOpen, rowKey, texts } = props;
  const rows = rowsOf(list);
  const queue = useQueue({
    keys: rows?.map(rowKey) ?? [],
    opened,
    onOpen,
    more: { has: list.hasNextPage, onMore: () => void list.fetchNextPage() },
  });
  return (
    <>
      <ListPage
        ux={props.ux}
        title={props.title}
        filters={props.filters}
        end={<ShortcutsButton lines={props.keys} />}
        onClear={props.onClear}
        query={{
          data: rows,
          error: list.error,
          isStale: list.isPlaceholderData,
          refetch: () => void list.refetch(),
        }}
        columns={props.columns}
        rowKey={rowKey}
        texts={{ ...texts, nothing: texts.empty }}
        footer={<OlderButton query={list} />}
      />
      {props.children !== undefined && (
        <div className="mt-6 grid min-w-0 gap-4">{props.children}</div>
      )}
      {props.renderDrawer({
        queue,
        row: rows?.find((row) => rowKey(row) === opened),
        onClose: () => onOpen(undefined),
      })}
    </>
  );
}
