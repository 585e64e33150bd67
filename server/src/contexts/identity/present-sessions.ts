import { assert } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { isIdOf } from '@portal/protocol';
import { browserName } from './browser-name.ts';
import type { OwnSession } from './store-sessions.ts';

export function presentSessions(
  sessions: readonly OwnSession[],
  currentId: string,
): ReplyOf<Endpoints['readSessions']> {
  return {
    sessions: sessions.map(({ id, browser, ip, signedInAt, lastSeenAt, endedAt }) => {
      assert(isIdOf('ses', id), 'a session has the id of one');
      return {
        id,
        isCurrent: id === currentId,
        browser: browserName(browser),
        ip,
        signedInAt: String(signedInAt),
        lastSeenAt: String(lastSeenAt),
        endedAt: endedAt === null ? null : String(endedAt),
      };
    }),
  };
}
