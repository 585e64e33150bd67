import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { SiteConfiguration } from '../site/index.ts';
import type { SessionMember } from './member-of.ts';

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
  { member, standing }: SessionMember,
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
    enableSalary: standing?.hasSalary ?? false,
    enableContract: standing?.hasDividend ?? false,
  };
}
