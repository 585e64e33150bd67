import type { PageRow } from './page-row.ts';

/**
 * Whether the site's analytics may count visits of a page: never those of games, of their lists, of
 * the cashier, of the two centres.
 */
export function isMeasured(row: PageRow): boolean {
  const isOpen = row.access === 'everyone' || row.access === 'newcomer';
  return (
    isOpen && row.frame === 'portal' && row.category === undefined && row.lottery === undefined
  );
}
