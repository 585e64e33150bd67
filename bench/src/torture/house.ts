import { readFileSync } from 'node:fs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBack, type Back } from '../load/players.ts';
import { type ServerProcess, startServerProcess } from '../load/server-process.ts';

/** The product as an operator runs it: `main.ts` on a data folder of its own, embedded database. */
export interface House {
  /** Changes with every start. */
  port(): number;
  back(): Promise<Back>;
  killServer(): Promise<void>;
  startServer(): Promise<void>;
  killDatabase(): boolean;
  databaseUrl(): string;
  readonly folder: string;
  /** Stops everything and removes the folder; says whether the last stop was clean. */
  close(): Promise<boolean>;
}

export async function openHouse(): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-torture-'));
  const environment = { DATA_DIR: folder, PORT: '0', DEMO: '1', DEMO_DAYS: '0' };
  let server: ServerProcess = await startServerProcess(environment);
  const cluster = join(folder, 'postgres');

  function postmaster(): { readonly pid: number; readonly port: number } {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  }

  function databaseUrl(): string {
    const password = readFileSync(join(cluster, 'portal-password'), 'utf8').trim();
    return `postgres://portal:${password}@127.0.0.1:${postmaster().port}/portal`;
  }

  return {
    folder,
    databaseUrl,
    port: () => server.port,
    back: () => openBack(databaseUrl()),
    killServer: async () => {
      await server.stop('SIGKILL');
    },
    startServer: async () => {
      server = await startServerProcess(environment);
    },
    killDatabase: () => {
      try {
        process.kill(postmaster().pid, 'SIGKILL');
        return true;
      } catch {
        // Between two lives there is nothing to kill.
        return false;
      }
    },
    close: async () => {
      const isClean = await server.stop();
      rmSync(folder, { recursive: true, force: true });
      return isClean;
    },
  };
}
