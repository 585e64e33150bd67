import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Member } from '../members/index.ts';
import type { SiteConfiguration } from '../site/index.ts';

type SignedIn = ReplyOf<Endpoints['logIn']>;

export interface ShownSession {
  readonly token: string;
  readonly firstTimeLogin: boolean;
  /** The session can do nothing but change the password. */
  readonly isRestricted: boolean;
  /** It is from a place that the member never used (X8). */
  readonly isUnverified: boolean;
}

/**
 * What every way in answers: the token, and the values that the portal keeps for its screens
 * (portal.md 3). Nothing of it comes back: the server takes who somebody is from the session alone.
 */
export function presentSession(
  session: ShownSession,
  member: Member,
  site: SiteConfiguration,
): SignedIn {
  const { token, firstTimeLogin, isRestricted, isUnverified } = session;
  return {
    token,
    firstTimeLogin,
    passwordExpired: isRestricted,
    username: member.account,
    account: member.account,
    nickname: member.nickname,
    customerId: member.id,
    isAgent: member.kind === 'agent',
    merchant: site.name,
    merchantCode: site.merchantCode,
    merchantWallet: '1',
    validate: !isRestricted && !isUnverified,
    // Contracts of agents do not exist in this release.
    enableSalary: false,
    enableContract: false,
  };
}
