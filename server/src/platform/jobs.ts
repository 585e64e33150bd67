import { Logger as WorkerLogger, run, type Runner } from 'graphile-worker';
import type { Ctx } from './context.ts';
import { openPool } from './database.ts';
import type { Logger } from 'pino';
import { queueJob } from './store-jobs.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Scheduled or queued work of a context; one transaction per run, retried on failure. */
export interface Job {
  readonly name: string;
  /** Minute steps in UTC (graphile-worker's crontab form); absent for work that is only queued. */
  readonly cron?: string;
  readonly run: (ctx: Ctx, payload: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Runs once the transaction of `run` is committed; when it fails, the job runs again. */
  readonly afterwards?: () => Promise<void>;
}

export interface Jobs {
  readonly isRunning: boolean;
  stop(): Promise<void>;
}

/** Queues a job in the caller's transaction: it exists exactly when its cause does. */
export async function enqueue(
  ctx: Ctx,
  job: {
    readonly name: string;
    readonly payload: Readonly<Record<string, unknown>>;
    readonly key?: string;
    readonly runAt?: Temporal.Instant;
  },
): Promise<void> {
  await queueJob(ctx.tx, {
    name: job.name,
    payload: JSON.stringify(job.payload),
    key: job.key,
    runAt: job.runAt,
  });
}

/**
 * Starts the worker. It needs the owner's connection string, because it keeps a schema of its own.
 */
export async function startJobs(options: {
  readonly ownerUrl: string;
  readonly work: UnitOfWork;
  readonly jobs: readonly Job[];
  readonly log: Logger;
  readonly concurrency: number;
}): Promise<Jobs> {
  const { work, jobs, log } = options;
  // The worker writes its own rows back as JSON, which knows no bigint.
  const pool = openPool({
    url: options.ownerUrl,
    poolSize: options.concurrency + 2,
    log,
    hasDriverTypes: true,
  });
  const runner = await run({
    pgPool: pool,
    concurrency: options.concurrency,
    noHandleSignals: true,
    noPreparedStatements: false,
    pollInterval: 2000,
    logger: quietLogger(log),
    crontab: jobs
      .filter((job) => job.cron !== undefined)
      .map((job) => `${job.cron ?? ''} ${job.name} ?max=8`)
      .join('\n'),
    taskList: Object.fromEntries(jobs.map((job) => [job.name, task(work, job, log)])),
  });
  let isRunning = true;
  runner.promise.catch(() => (isRunning = false));
  return {
    get isRunning() {
      return isRunning;
    },
    stop: async () => {
      isRunning = false;
      await stopRunner(runner);
      await pool.end();
    },
  };
}

function task(work: UnitOfWork, job: Job, log: Logger) {
  return async (payload: unknown): Promise<void> => {
    const requestId = `job_${job.name}`;
    await work.run(
      {
        operation: job.name,
        requestId,
        actor: { kind: 'system', job: job.name },
        log: log.child({ requestId, job: job.name }),
      },
      (ctx) => job.run(ctx, (payload ?? {}) as Record<string, unknown>),
    );
    await job.afterwards?.();
  };
}

function quietLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error') {
      log.error({ part: 'jobs' }, message);
    } else if (level === 'warning') {
      log.warn({ part: 'jobs' }, message);
    }
  });
}

async function stopRunner(runner: Runner): Promise<void> {
  try {
    await runner.stop();
  } catch {
    // It had stopped by itself.
  }
}
