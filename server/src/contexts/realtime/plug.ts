import { livePath } from '@portal/protocol';
import type { ContextEnv, ContextPlug } from '../../platform/context-plug.ts';
import { type HintListener, listenForHints } from '../../platform/live-hints.ts';
import type { Authenticator } from '../identity/index.ts';
import { Conversation } from './conversation.ts';
import { liveEvents } from './heard.ts';
import { createHub } from './hub.ts';
import { createLines } from './lines.ts';
import { createLooks, type LookParts } from './looks.ts';
import { sessionLoop, watchLoop } from './watch.ts';

export function plugRealtime(
  env: Pick<ContextEnv, 'database' | 'log'>,
  parts: LookParts & { readonly authenticator: Authenticator },
): ContextPlug {
  const hub = createHub();
  const lines = createLines();
  const listener: HintListener = {
    hear: (hint) => hub.tell(hint),
    missed: () => hub.tellAll(),
  };
  let listening: { stop(): Promise<void> } | undefined;
  const conversation = {
    hub,
    lines,
    // A tab says hello again by itself after every broken line.
    memberOf: (facts) => parts.authenticator.member(facts, { isUse: false }),
    failed: (error) => env.log.error({ err: error }, 'a message of a tab failed'),
  } satisfies ConstructorParameters<typeof Conversation>[1];
  return {
    sockets: [
      {
        path: livePath,
        open: (line) => {
          // A process without a socket holds no connection for hints.
          listening ??= listenForHints(env, listener);
          return new Conversation(line, conversation);
        },
      },
    ],
    loops: [watchLoop(hub, createLooks(parts)), sessionLoop(lines)],
    events: liveEvents,
    stop: async () => listening?.stop(),
  };
}
