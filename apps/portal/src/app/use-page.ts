import { useMatches } from '@tanstack/react-router';
import type { PageRow } from './page-row.ts';

/** The row of the page that is shown; undefined where there is no page. */
export function usePage(): PageRow | undefined {
  return useMatches({
    select: (matches) =>
      matches.some(({ status }) => status === 'notFound')
        ? undefined
        : matches.at(-1)?.staticData.page,
  });
}
