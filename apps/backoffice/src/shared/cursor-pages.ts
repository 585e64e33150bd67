import { infiniteQueryOptions, keepPreviousData, type QueryKey } from '@tanstack/react-query';

/** Which page of a list is asked for; every list of the desk comes in pages of this size. */
interface PagePlace {
  readonly limit: '20';
  readonly cursor: string | undefined;
}

/** A list, newest first: each further page continues where the one before ended. */
export function cursorPages<Page extends { readonly nextCursor: string | null }>(
  queryKey: QueryKey,
  fetchPage: (place: PagePlace, signal: AbortSignal) => Promise<Page>,
) {
  return infiniteQueryOptions({
    queryKey,
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => fetchPage({ limit: '20', cursor: pageParam }, signal),
    getNextPageParam: (page: Page) => page.nextCursor ?? undefined,
  });
}
