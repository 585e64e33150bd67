import { Skeleton } from '@portal/ui';
import type { ReactNode } from 'react';
import { type CursorPages, OlderButton, rowsOf } from '../../../shared/cursor-table.tsx';
import { FailedBlock } from '../../../shared/failed-block.tsx';

/** A list of control: awaited, failed, empty, or its rows with the way to the next page. */
export function ControlList<Row>(props: {
  readonly query: CursorPages<Row>;
  readonly failed: string;
  /** Nothing is said of an empty list without it. */
  readonly none?: string;
  readonly children: (rows: readonly Row[]) => ReactNode;
}) {
  const { query, failed, none } = props;
  const rows = rowsOf(query);
  if (rows === undefined) {
    return query.error === null ? (
      <div aria-busy="true">
        <Skeleton className="h-24" />
      </div>
    ) : (
      <FailedBlock title={failed} thrown={query.error} onRetry={() => void query.refetch()} />
    );
  }
  if (rows.length === 0) {
    return none === undefined ? null : <p className="m-0 text-text-2">{none}</p>;
  }
  return (
    <>
      {props.children(rows)}
      <OlderButton query={query} />
    </>
  );
}
