import { readHostCookie } from '../../platform/http/cookies.ts';
import type { RequestFacts } from '../../platform/http/request-facts.ts';
import { cookieNames } from './cookie-names.ts';
import type { Realm } from './store.ts';

/**
 * Ends the cookie of a session that outlives the browser, because its owner ticked the box: the one
 * that takes its place is kept as well. It is hashed with the rest, so adding it opens nothing.
 */
export const keptMark = '.kept';

/** Whether the browser keeps the session of a request when it is closed. */
export function isKeptSession(request: RequestFacts, realm: Realm): boolean {
  return readHostCookie(request, cookieNames[realm])?.endsWith(keptMark) === true;
}
