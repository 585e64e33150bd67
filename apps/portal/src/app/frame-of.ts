import type { BootAnswer } from '@portal/protocol';
import type { PageFrame, PageRow } from './page-row.ts';

/**
 * What stands around a page. A game-list centre ends with its list (portal.md 3), and which those
 * are, the site says. An address without a page looks like any other.
 */
export function frameOf(
  page: PageRow | undefined,
  { gameListCentres }: Pick<BootAnswer, 'gameListCentres'>,
): PageFrame {
  const category = page?.frame === 'account' ? undefined : page?.category;
  const isList = category !== undefined && gameListCentres.includes(category);
  return isList ? 'footerless' : (page?.frame ?? 'portal');
}
