import { useEffect, useEffectEvent } from 'react';

/**
 * An address that names a page past the end of its list, as an old link does, leads to the last
 * page that there is. Nothing is known of an empty list, or before its answer.
 */
export function useLastPage(
  list: { readonly page: number; readonly totalPages: number } | undefined,
  goTo: (page: number) => void,
): void {
  const go = useEffectEvent(goTo);
  const isPast = list !== undefined && list.totalPages > 0 && list.page > list.totalPages;
  const last = isPast ? list.totalPages : undefined;
  useEffect(() => {
    if (last !== undefined) {
      go(last);
    }
  }, [last]);
}
