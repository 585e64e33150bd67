import type { Config } from './config.ts';
import type { MovableClock } from './platform/clock.ts';
import type { Hear, IdSource, RandomSource, Site } from './platform/context.ts';
import type { Database } from './platform/database.ts';
import type { Job } from './platform/jobs.ts';
import type { Loop } from './platform/loops.ts';
import type { Metrics } from './platform/metrics.ts';
import type { EventHandlers } from './platform/outbox.ts';
import type { SecretCipher } from './platform/secrets/secret-cipher.ts';
import type { Logger } from 'pino';

/** What `main.ts` hands to `build-server.ts`: the process, without a business word. */
export interface ServerParts {
  readonly config: Config;
  /** Migrated, durable, acting as the app role. */
  readonly database: Database;
  readonly clock: MovableClock;
  readonly ids: IdSource;
  readonly random: RandomSource;
  readonly cipher: SecretCipher;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Whether background jobs are running; for readiness. */
  readonly jobsAreRunning: () => boolean;
}

/** What `build-server.ts` gives back. */
export interface BuiltServer {
  /** Resolves with the port once calls are answered. */
  listen(address: { readonly host: string; readonly port: number }): Promise<number>;
  /** Readiness falls; open calls go on (R125). */
  drain(): void;
  /** Stops listening, waits for open calls and for batches. */
  close(): Promise<void>;
  /** The site that background work runs for. */
  site(): Site;
  readonly jobs: readonly Job[];
  readonly loops: readonly Loop[];
  readonly eventHandlers: EventHandlers;
  /** What is heard in the transaction of its event. */
  readonly hear: Hear;
  /** Sentences for the operator, printed before the ready line, such as the first password. */
  readonly notices: readonly string[];
}
