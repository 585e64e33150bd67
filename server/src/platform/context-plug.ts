import type { Logger } from 'pino';
import type { Clock, IdSource, RandomSource } from './context.ts';
import type { Database } from './database.ts';
import type { DeskQueue } from './desk-queue.ts';
import type { DemoPart } from './demo/demo-part.ts';
import type { AssetRoute } from './http/asset-route.ts';
import type { CallbackRoute } from './http/callback-route.ts';
import type { Route } from './http/route.ts';
import type { SocketRoute } from './http/socket-route.ts';
import type { Job } from './jobs.ts';
import type { Loop } from './loops.ts';
import type { SecretCipher } from './secrets/secret-cipher.ts';
import type { EventHandlers, EventName } from './outbox.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** What every context may stand on when it is opened. */
export interface ContextEnv {
  /** Folder of what the process keeps beside the database. */
  readonly dataDir: string;
  readonly database: Database;
  readonly work: UnitOfWork;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly random: RandomSource;
  readonly cipher: SecretCipher;
  readonly log: Logger;
}

/**
 * What a context brings to the process. What it shares with higher contexts stands beside these
 * fields, under names of its own.
 */
export interface ContextPlug {
  readonly routes?: readonly Route[];
  readonly assets?: readonly AssetRoute[];
  /** Addresses that servers of other companies call, in dialects of their own. */
  readonly callbacks?: readonly CallbackRoute[];
  /** Addresses at which it holds sockets open. */
  readonly sockets?: readonly SocketRoute[];
  readonly jobs?: readonly Job[];
  readonly loops?: readonly Loop[];
  /** Handlers by the name of the event. */
  readonly events?: EventHandlers;
  /** Handlers that run in the transaction of the event, beside those that hear it later. */
  readonly atOnce?: EventHandlers;
  /** What waits for operators; the first page of the desk counts it. */
  readonly queues?: readonly DeskQueue[];
  /** What it adds to the past that a demo site starts with. */
  readonly demoParts?: readonly DemoPart[];
  /** What it adds to the weeks before the last month of a longer past, told in few strokes. */
  readonly earlyDemoParts?: readonly DemoPart[];
  /** Sentences for the operator, printed before the ready line, such as the first password. */
  readonly notices?: readonly string[];
  /** Waits for what the context still does, after the last call was answered. */
  stop?(): Promise<void>;
}

/** All plugs as one; the context that was opened last is stopped first. */
export function combinePlugs(plugs: readonly ContextPlug[]): Required<ContextPlug> {
  return {
    routes: plugs.flatMap((plug) => plug.routes ?? []),
    assets: plugs.flatMap((plug) => plug.assets ?? []),
    callbacks: plugs.flatMap((plug) => plug.callbacks ?? []),
    sockets: plugs.flatMap((plug) => plug.sockets ?? []),
    jobs: plugs.flatMap((plug) => plug.jobs ?? []),
    loops: plugs.flatMap((plug) => plug.loops ?? []),
    events: mergeHandlers(plugs.map(({ events = {} }) => events)),
    atOnce: mergeHandlers(plugs.map(({ atOnce = {} }) => atOnce)),
    queues: plugs.flatMap((plug) => plug.queues ?? []),
    demoParts: plugs.flatMap((plug) => plug.demoParts ?? []),
    earlyDemoParts: plugs.flatMap((plug) => plug.earlyDemoParts ?? []),
    notices: plugs.flatMap((plug) => plug.notices ?? []),
    stop: async () => {
      for (const plug of plugs.toReversed()) {
        await plug.stop?.();
      }
    },
  };
}

/** Several handlers of one event run in the order of their groups. */
export function mergeHandlers(groups: readonly EventHandlers[]): EventHandlers {
  // The keys of handlers are names of events.
  const names = new Set(groups.flatMap((events) => Object.keys(events) as EventName[]));
  const merged = [...names].map((name) => {
    return [name, groups.flatMap((events): readonly unknown[] => events[name] ?? [])] as const;
  });
  return Object.fromEntries(merged);
}
