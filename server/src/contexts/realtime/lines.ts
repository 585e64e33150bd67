import type { MemberActor } from '../../platform/context.ts';
import type { SocketEnd } from '../../platform/http/socket-line.ts';
import type { Follower } from './hub.ts';

/** One open socket and who sits there: a visitor, or a member. */
export interface LiveLine extends Follower {
  readonly member: MemberActor | undefined;
  end(why: SocketEnd): void;
}

export interface Lines {
  /** False when this member has enough lines in this process. */
  enter(line: LiveLine): boolean;
  leave(line: LiveLine): void;
  /** Those of members. */
  all(): readonly LiveLine[];
}

/** Tabs of one person, on all devices. */
const mostOfMember = 12;

/** The lines of members in this process, by member. */
export function createLines(): Lines {
  const byMember = new Map<string, Set<LiveLine>>();
  return {
    enter(line) {
      const id = line.member?.id;
      if (id === undefined) {
        return true;
      }
      const own = byMember.get(id) ?? new Set();
      if (own.size >= mostOfMember) {
        return false;
      }
      byMember.set(id, own.add(line));
      return true;
    },
    leave(line) {
      const id = line.member?.id;
      const own = id === undefined ? undefined : byMember.get(id);
      own?.delete(line);
      if (id !== undefined && own?.size === 0) {
        byMember.delete(id);
      }
    },
    all: () => [...byMember.values()].flatMap((lines) => [...lines]),
  };
}
