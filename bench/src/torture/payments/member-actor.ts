import type { MemberActor } from '@portal/server/src/platform/context.ts';

/** A member who does something without the wire. */
export function actorOf(id: MemberActor['id']): MemberActor {
  return {
    kind: 'member',
    id,
    sessionId: 'ses_torture1',
    isAgent: false,
    isTrial: false,
    isRestricted: false,
    ip: '127.0.0.1',
  };
}
