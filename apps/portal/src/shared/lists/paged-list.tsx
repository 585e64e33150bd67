import { Button, CalmSeaDrawing, EmptyState, Skeleton } from '@portal/ui';
import type { ReactNode } from 'react';
import { LoadFailed } from '../client/load-failed.tsx';

/** What is asked of the pages that came, whatever else they hold. */
interface PagesQuery<Line> {
  readonly data: { readonly pages: readonly { readonly content: readonly Line[] }[] } | undefined;
  readonly error: Error | null;
  readonly isError: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

/**
 * A list on a page of its subject, the newest first, that grows by what is older: awaited, failed,
 * empty or there.
 */
export function PagedList<Line extends { readonly id: string }>(props: {
  readonly query: PagesQuery<Line>;
  readonly texts: { readonly empty: string; readonly emptyText: string; readonly older: string };
  /** One line, as an item of the list. */
  readonly children: (line: Line) => ReactNode;
}) {
  const { query, texts, children } = props;
  if (query.isError && query.data === undefined) {
    return <LoadFailed error={query.error} onRetry={() => void query.refetch()} headingLevel={2} />;
  }
  if (query.data === undefined) {
    return (
      <div aria-busy="true">
        <Skeleton className="h-24" />
      </div>
    );
  }
  const lines = query.data.pages.flatMap(({ content }) => content);
  if (lines.length === 0) {
    return <EmptyState drawing={<CalmSeaDrawing />} title={texts.empty} text={texts.emptyText} />;
  }
  return (
    <>
      <ul className="m-0 grid list-none gap-2 p-0">{lines.map((line) => children(line))}</ul>
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {texts.older}
        </Button>
      )}
    </>
  );
}
