import type { Endpoint } from '@portal/protocol';
import { createAccountLines, type InLine } from './account-lines.ts';
import type { ActorOf } from './guard.ts';

export interface CallLines {
  readonly writes: InLine;
  readonly large: InLine;
}

/** As long as a connection of the database is waited for. */
const longestWaitMilliseconds = 10_000;

/**
 * A third of the connections of a node that nobody has set otherwise; so many wait that each of 200
 * twins gets the answer of the first (R107). Pictures and long slips are worked at one after
 * another; such a body is large, so that few of them wait.
 */
export function openCallLines(): CallLines {
  return {
    writes: createAccountLines({ atWork: 4, waiting: 200, longestWaitMilliseconds }),
    large: createAccountLines({ atWork: 1, waiting: 2, longestWaitMilliseconds }),
  };
}

/** What a member or an operator sends to change something waits for their own calls first. */
export function inOwnLine<T>(
  { writes, large }: CallLines,
  caller: {
    readonly endpoint: Endpoint;
    readonly actor: ActorOf<Endpoint>;
    readonly isLarge: boolean;
  },
  work: () => Promise<T>,
): Promise<T> {
  const { endpoint, actor, isLarge } = caller;
  if (endpoint.method === 'GET' || actor.kind === 'visitor') {
    return work();
  }
  const write = (): Promise<T> => writes(actor.id, work);
  return isLarge ? large(actor.id, write) : write();
}
