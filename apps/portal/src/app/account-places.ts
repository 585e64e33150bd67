import type { AccountPlace } from '../shared/account/place.ts';
import { useSingleWallet } from '../shared/purses/api/read-merchant-wallet.ts';
import { type MemberInfo, useMember } from '../shared/session/session.ts';
import { useSite } from '../shared/site/site-facts.ts';
import { accountPages } from './account-pages.ts';
import type { AccountRow } from './page-row.ts';

export type Centre = 'member' | 'agent';

export function centreOf(path: string): Centre {
  return path.startsWith('/a/') ? 'agent' : 'member';
}

/** The name of a page for who looks at it. */
export function titleOf(
  { title, agentTitle = title }: Pick<AccountRow, 'title' | 'agentTitle'>,
  member: MemberInfo | undefined,
): AccountRow['title'] {
  return member?.isAgent === true ? agentTitle : title;
}

/** The menu entries of a centre that this account has. */
export function usePlaces(centre: Centre): readonly AccountPlace[] {
  const site = useSite();
  const member = useMember();
  const isSingle = useSingleWallet();
  if (member === undefined || (centre === 'agent' && !member.isAgent)) {
    return [];
  }
  return (accountPages as readonly AccountRow[]).flatMap((row) => {
    const { path, place, isOffered } = row;
    const title = titleOf(row, member);
    const isShown = centreOf(path) === centre && isOffered?.({ site, member }) !== false;
    // A page with a place takes no parameter, so that its path is an address.
    const hasPlace = place !== undefined && !(place.isForPurses === true && isSingle);
    const isListed = place?.isListed?.({ site, member }) !== false;
    return isShown && hasPlace && isListed ? [{ path, title, place } as AccountPlace] : [];
  });
}
