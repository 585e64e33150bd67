import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../src/platform/embedded-postgres/index.ts';

export interface ThrowawayPostgres {
  readonly server: EmbeddedPostgres;
  readonly folder: string;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL in a temporary folder for tests and benchmarks. It runs detached, so it also goes
 * when this process leaves in any way but SIGKILL.
 */
export async function startThrowawayPostgres(
  name: string,
  settings: readonly string[] = [],
  parent = tmpdir(),
): Promise<ThrowawayPostgres> {
  const folder = mkdtempSync(join(parent, `portal-${name}-`));
  const server = await startEmbeddedPostgres({ dataFolder: folder, settings });
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const onExit = () => {
    try {
      process.kill(server.pid, 'SIGQUIT');
    } catch {
      // It is down already.
    }
    remove();
  };
  process.once('exit', onExit);
  return {
    server,
    folder,
    stop: async () => {
      process.off('exit', onExit);
      await server.stop();
      remove();
    },
  };
}
