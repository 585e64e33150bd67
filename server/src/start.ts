import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { appRole } from './platform/app-role.ts';
import { openClock } from './platform/clock.ts';
import { keepClock } from './platform/clock-loop.ts';
import type { RandomSource } from './platform/context.ts';
import { type Database, openDatabase } from './platform/database.ts';
import { readDatabaseTime } from './platform/database-time.ts';
import { assertDurability } from './platform/durability.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './platform/embedded-postgres/index.ts';
import { createIds } from './platform/ids.ts';
import { type Jobs, startJobs } from './platform/jobs.ts';
import { startLoops } from './platform/loops.ts';
import {
  createMetrics,
  type Metrics,
  type MetricsServer,
  serveMetrics,
  watchPool,
} from './platform/metrics.ts';
import { migrate } from './platform/migrations.ts';
import { eventRetries } from './platform/outbox.ts';
import { startOutbox } from './platform/outbox-loop.ts';
import { systemRandom } from './platform/random.ts';
import { noteKeyAge } from './platform/secrets/key-age.ts';
import { createSecretCipher } from './platform/secrets/secret-cipher.ts';
import { readSecretsKeys } from './platform/secrets/secrets-keys.ts';
import { StartError } from './platform/start-error.ts';
import { createUnitOfWork } from './platform/unit-of-work.ts';
import type { BuiltServer, ServerParts } from './server-parts.ts';

export interface RunningServer {
  readonly port: number;
  readonly metricsPort: number;
  readonly notices: readonly string[];
  /** Graceful: readiness falls, open calls finish, jobs stop, then the database (R125). */
  stop(): Promise<void>;
}

interface Foundation {
  readonly embedded: EmbeddedPostgres | undefined;
  readonly ownerUrl: string;
  readonly database: Database;
}

const migrationsFolder = join(import.meta.dirname, '..', 'migrations');

/** Brings everything up in order; what came up before a failure is taken down again. */
export async function startServer(
  config: Config,
  options: { readonly log: Logger; readonly build: (parts: ServerParts) => Promise<BuiltServer> },
): Promise<RunningServer> {
  const { log } = options;
  const metrics = createMetrics();
  const embedded = await startDatabase(config, log);
  const undo: (() => Promise<unknown>)[] = embedded ? [() => embedded.stop()] : [];
  try {
    const foundation = await openFoundation(config, { embedded, metrics, log });
    undo.unshift(() => foundation.database.close());
    return await serve(config, { ...options, metrics, foundation, undo });
  } catch (error) {
    for (const step of undo) {
      await step().catch(() => undefined);
    }
    throw error;
  }
}

async function startDatabase(config: Config, log: Logger): Promise<EmbeddedPostgres | undefined> {
  if (config.databaseUrl !== undefined) {
    return undefined;
  }
  return startEmbeddedPostgres({
    dataFolder: config.dataDir,
    onRevival: (event) => log.error({ event }, `the database was ${event}`),
  });
}

async function openFoundation(
  config: Config,
  parts: {
    readonly embedded: EmbeddedPostgres | undefined;
    readonly metrics: Metrics;
    readonly log: Logger;
  },
): Promise<Foundation> {
  const { embedded, metrics, log } = parts;
  const ownerUrl = embedded?.url ?? config.databaseUrl ?? '';
  const applied = await migrate(ownerUrl, migrationsFolder);
  if (applied.length > 0) {
    log.info({ applied }, 'migrations applied');
  }
  const database = openDatabase({
    url: ownerUrl,
    poolSize: config.databasePoolSize,
    log,
    role: appRole,
    isDurable: true,
    onRetry: (operation) => metrics.transactionRetries.inc({ operation }),
  });
  watchPool(metrics, database.pool);
  try {
    await assertDurability(database.pool);
  } catch (error) {
    await database.close();
    throw error;
  }
  return { embedded, ownerUrl, database };
}

async function serve(
  config: Config,
  parts: {
    readonly log: Logger;
    readonly build: (parts: ServerParts) => Promise<BuiltServer>;
    readonly metrics: Metrics;
    readonly foundation: Foundation;
    readonly undo: (() => Promise<unknown>)[];
  },
): Promise<RunningServer> {
  const { log, metrics, foundation, undo } = parts;
  const { database, ownerUrl, embedded } = foundation;
  const clock = await openClock(() => readDatabaseTime(database.pool));
  const kept = keepClock({ clock, log });
  undo.unshift(async () => kept.stop());
  const random = systemRandom();
  const cipher = createSecretCipher({ keys: keysFor(config, random), random });
  const ageNotices = await noteKeyAge({ database, clock, cipher });
  const base = { clock, random, cipher, ids: createIds(clock, random), log };
  const running: { jobs?: Jobs } = {};
  const built = await parts.build({
    ...base,
    config,
    database,
    metrics,
    jobsAreRunning: () => running.jobs?.isRunning ?? false,
  });
  undo.unshift(() => built.close());
  const work = createUnitOfWork({
    ...base,
    database,
    hear: built.hear,
    site: () => built.site(),
  });
  const jobs = await startJobs({
    ownerUrl,
    work,
    jobs: [...built.jobs, eventRetries(built.eventHandlers)],
    log,
    concurrency: config.jobsAtOnce,
  });
  running.jobs = jobs;
  undo.unshift(() => jobs.stop());
  const outbox = startOutbox({ work, handlers: built.eventHandlers, log });
  undo.unshift(() => outbox.stop());
  const loops = startLoops({ work, loops: built.loops, log });
  undo.unshift(() => loops.stop());
  const metricsServer = await serveMetrics(metrics, config.metricsPort);
  undo.unshift(() => metricsServer.close());
  const port = await listen(built, config);
  return {
    port,
    metricsPort: metricsServer.port,
    notices: [
      ...(embedded?.note === undefined ? [] : [embedded.note]),
      ...ageNotices,
      ...built.notices,
    ],
    stop: () => stop({ config, built, jobs, loops, outbox, metricsServer, kept, foundation }),
  };
}

/** An operated site names its keys: those of a folder that is lost would take its secrets along. */
function keysFor(config: Config, random: RandomSource) {
  const mayMakeKey = config.isDemo || config.databaseUrl === undefined;
  return readSecretsKeys({ ...config, mayMakeKey }, random);
}

async function listen(server: BuiltServer, { host, port }: Config): Promise<number> {
  try {
    return await server.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} on ${host} is taken: set PORT to another one, or to 0 for any free one.`,
        { cause: error },
      );
    }
    throw error;
  }
}

async function stop(parts: {
  readonly config: Config;
  readonly built: BuiltServer;
  readonly jobs: Jobs;
  readonly loops: { stop(): Promise<void> };
  readonly outbox: { stop(): Promise<void> };
  readonly metricsServer: MetricsServer;
  readonly kept: { stop(): void };
  readonly foundation: Foundation;
}): Promise<void> {
  parts.built.drain();
  await pause(parts.config.drainMilliseconds);
  await parts.built.close();
  await parts.loops.stop();
  await parts.outbox.stop();
  await parts.jobs.stop();
  await parts.metricsServer.close();
  parts.kept.stop();
  await parts.foundation.database.close();
  await parts.foundation.embedded?.stop();
}
