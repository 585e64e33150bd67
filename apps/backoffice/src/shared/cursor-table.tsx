import { useTranslations } from '@portal/i18n/react';
import type { Column } from '@portal/ui';
import { Button, EmptyState, Table } from '@portal/ui';
import type { ReactNode } from 'react';
import { FailedBlock } from './failed-block.tsx';
import { StillLoading } from './still-loading.tsx';

export interface CursorPages<Row> {
  readonly data: { readonly pages: readonly { readonly content: readonly Row[] }[] } | undefined;
  readonly error: unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
  readonly refetch: () => Promise<unknown>;
}

/** Rows of all pages read so far; undefined before the first. */
export function rowsOf<Row>(query: Pick<CursorPages<Row>, 'data'>): readonly Row[] | undefined {
  return query.data?.pages.flatMap((page) => page.content);
}

/** A time-ordered list inside a detail page, with its own loading, empty and error state. */
export function CursorTable<Row>(props: {
  readonly query: CursorPages<Row>;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly caption: string;
  readonly failedTitle: string;
  readonly empty: { readonly drawing: ReactNode; readonly title: string; readonly text?: string };
}) {
  const { query, empty } = props;
  const rows = rowsOf(query);
  if (rows === undefined && query.error !== null) {
    return (
      <FailedBlock
        thrown={query.error}
        title={props.failedTitle}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (rows?.length === 0) {
    return <EmptyState {...empty} headingLevel={3} />;
  }
  return (
    <div className="grid gap-3">
      <Table
        caption={props.caption}
        columns={props.columns}
        rows={rows}
        rowKey={props.rowKey}
        skeletonRows={5}
      />
      {rows === undefined && <StillLoading />}
      <OlderButton query={query} />
    </div>
  );
}

/** Continues a time-ordered list, while there is more of it. */
export function OlderButton<Row>({ query }: { readonly query: CursorPages<Row> }) {
  const t = useTranslations('desk-shell');
  return (
    query.hasNextPage && (
      <Button
        className="justify-self-center"
        busy={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {t('older')}
      </Button>
    )
  );
}
