import type { Ctx } from '../../platform/context.ts';
import type { Loop } from '../../platform/loops.ts';
import { systemUnit } from '../../platform/unit-of-work.ts';
import { openSessions } from '../identity/index.ts';
import type { Hub } from './hub.ts';
import type { Lines } from './lines.ts';
import type { Mark } from './looks.ts';

type Look = (ctx: Ctx, keys: readonly string[]) => Promise<ReadonlyMap<string, Mark>>;

/**
 * Compares what stands behind the topics that somebody follows here with what stood at the look
 * before. It finds what gives no hint, such as the balance after a spin, and what a broken line to
 * the database has swallowed. Nobody follows, nothing is asked.
 *
 * Whoever has just followed what is their own is told once, after the first look: what moved
 * between the answers of their page and that look differs from nothing that was seen here.
 */
export function watchLoop(hub: Hub, look: Look): Loop {
  let before: ReadonlyMap<string, Mark> = new Map();
  return {
    name: 'realtime.watch',
    restMilliseconds: 1000,
    run: async (work) => {
      const keys = hub.keys();
      const followed = hub.takeFollowed();
      const found =
        keys.length === 0
          ? new Map<string, Mark>()
          : await work.run(systemUnit('realtime.watch'), (ctx) => look(ctx, keys));
      // Who has nothing yet has no mark; the first thing that comes is a change.
      const now = new Map(keys.map((key) => [key, found.get(key) ?? '']));
      const earlier = before;
      before = now;
      now.forEach((mark, key) => {
        if (followed.has(key) || (earlier.has(key) && earlier.get(key) !== mark)) {
          hub.tell({ key });
        }
      });
      return { isMore: false };
    },
  };
}

/** Ends the lines whose session is over; to hold a line keeps no session alive (R71). */
export function sessionLoop(lines: Lines): Loop {
  return {
    name: 'realtime.sessions',
    restMilliseconds: 5000,
    run: async (work) => {
      const held = lines.all();
      const ids = [...new Set(held.flatMap(({ member }) => member?.sessionId ?? []))];
      const live =
        ids.length === 0
          ? new Set<string>()
          : await work.run(systemUnit('realtime.sessions'), (ctx) => openSessions(ctx, ids));
      for (const line of held) {
        if (line.member !== undefined && !live.has(line.member.sessionId)) {
          line.end('session');
        }
      }
      return { isMore: false };
    },
  };
}
