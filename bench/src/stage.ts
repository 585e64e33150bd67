import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { administer, migrationsFolder, withDatabase } from '@portal/server/test/cluster.ts';
import { migrate } from '@portal/server/src/platform/migrations.ts';
import { startThrowawayPostgres } from '@portal/server/test/throwaway-postgres.ts';
import { measureYardstick, type Yardstick } from './yardstick.ts';

/** What benchmarks share: one durable PostgreSQL, fresh databases on it, and the yardstick. */
export interface Stage {
  /** Connection string of the owner to the cluster's own database. */
  readonly url: string;
  readonly seconds: number;
  /** Open tabs of the sockets case; the bar is set for 5,000. */
  readonly sockets: number;
  /** A migrated database of its own; returns the owner's connection string. */
  freshDatabase(name: string): Promise<string>;
  /** Measured once per run, on the same PostgreSQL. */
  yardstick(): Promise<Yardstick>;
  /** An empty folder that goes with the stage. */
  folder(name: string): string;
}

export async function withStage<T>(
  options: Pick<Stage, 'seconds'> & Partial<Pick<Stage, 'sockets'>>,
  run: (stage: Stage) => Promise<T>,
): Promise<T> {
  const throwaway = await startThrowawayPostgres('bench');
  const { server } = throwaway;
  let yardstick: Promise<Yardstick> | undefined;
  const stage: Stage = {
    url: server.url,
    seconds: options.seconds,
    sockets: options.sockets ?? 0,
    freshDatabase: async (name) => {
      await administer(server.url, `create database ${name}`);
      const url = withDatabase(server.url, name);
      await migrate(url, migrationsFolder);
      return url;
    },
    yardstick: async () => {
      yardstick ??= measureYardstick(server.url, options.seconds);
      return yardstick;
    },
    folder: (name) => mkdtempSync(join(throwaway.folder, `${name}-`)),
  };
  try {
    return await run(stage);
  } finally {
    await throwaway.stop();
  }
}
