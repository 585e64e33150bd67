import type { SessionEnding } from '@portal/protocol';
import type { Clock } from '../../platform/context.ts';
import type { Database } from '../../platform/database.ts';
import { readHostCookie } from '../../platform/http/cookies.ts';
import type { RequestFacts } from '../../platform/http/request-facts.ts';
import { cookieNames } from './cookie-names.ts';
import { endingOf } from './ended-because.ts';
import { secretHash } from './secrets.ts';
import type { Realm } from './store.ts';
import { findEnding } from './store-sessions.ts';

/**
 * Why the session of these secrets is over. Only whoever holds both learns it, as both were needed
 * to use it; undefined when there is no such session, or when it lives.
 */
export async function whyEnded(
  parts: { readonly database: Database; readonly clock: Clock },
  realm: Realm,
  request: RequestFacts,
): Promise<SessionEnding | undefined> {
  const { bearer } = request;
  const cookie = readHostCookie(request, cookieNames[realm]);
  if (bearer === undefined || cookie === undefined) {
    return undefined;
  }
  const secrets = { tokenHash: secretHash(bearer), cookieHash: secretHash(cookie), realm };
  const found = await parts.database.transaction({ operation: 'identity.ending' }, (tx) =>
    findEnding(tx, secrets, parts.clock.now()),
  );
  return found && endingOf(found.because);
}
