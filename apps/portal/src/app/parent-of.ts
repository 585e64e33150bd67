import type { PageRow } from './page-row.ts';

/**
 * Where Back of a phone's title bar leads when nothing lies behind. Pages that a tab of the bottom
 * bar opens have no Back; an address that is no page has none.
 */
export function parentOf(page: PageRow | undefined): '/' | '/m' | undefined {
  if (page?.frame === 'account') {
    return '/m';
  }
  const isNamed = page?.title !== undefined || page?.category !== undefined;
  const isHome = page?.hasFirstPaint === true;
  return isNamed && !isHome && page.frame !== 'hub' && page.dialog === undefined ? '/' : undefined;
}
