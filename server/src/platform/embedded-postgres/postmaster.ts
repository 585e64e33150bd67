import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { binaryPath } from './binaries.ts';
import { clusterFolder, ownerName, readPassword } from './cluster.ts';
import type { Places } from './places.ts';
import { isAlive, type Postmaster, readPostmaster } from './postmaster-file.ts';

export interface Running {
  readonly pid: number;
  readonly port: number;
  /** It was alive before us: a former server of this folder was killed. */
  readonly adopted: boolean;
}

/** Recovery after a crash may take its time. */
const recoverySeconds = 60;
/** How long a dying postmaster may hold its lock file and shared memory before we give up. */
const retrySeconds = 10;

/** Brings the cluster up, or adopts the postmaster that a killed server left behind. */
export async function bringUp(
  places: Places,
  options: { readonly port?: number; readonly flags: readonly string[] },
): Promise<Running> {
  const until = performance.now() + recoverySeconds * 1000;
  let giveUpAt = until;
  for (;;) {
    const living = readPostmaster(clusterFolder(places));
    if (living !== undefined) {
      if (await answers(places, living, until)) {
        return { ...living, adopted: true };
      }
    } else {
      const port = options.port ?? (await freePort());
      const child = launch(places, port, options.flags);
      if (await answers(places, { pid: child.pid ?? 0, port, child }, until)) {
        return { pid: child.pid ?? 0, port, adopted: false };
      }
      giveUpAt = Math.min(giveUpAt, performance.now() + retrySeconds * 1000);
    }
    if (performance.now() > giveUpAt) {
      throw new StartError(
        `PostgreSQL did not start in ${clusterFolder(places)}; the end of its log:\n${logTail(places)}`,
      );
    }
    await pause(200);
  }
}

/** Fast shutdown: sessions are ended, a checkpoint is written, the process leaves with 0. */
export async function bringDown(database: Running): Promise<boolean> {
  const until = performance.now() + 20_000;
  signal(database.pid, 'SIGINT');
  while (isAlive(database.pid)) {
    if (performance.now() > until) {
      return false;
    }
    await pause(10);
  }
  return true;
}

export function ownerUrl(places: Places, port: number, database = 'postgres'): string {
  return `postgres://${ownerName}:${readPassword(places)}@127.0.0.1:${port}/${database}`;
}

async function answers(
  places: Places,
  server: Pick<Postmaster, 'pid' | 'port'> & { readonly child?: ChildProcess },
  deadline: number,
): Promise<boolean> {
  const { child } = server;
  while (performance.now() < deadline) {
    const isGone = child === undefined ? !isAlive(server.pid) : child.exitCode !== null;
    if (isGone) {
      return false;
    }
    const client = new pg.Client({ connectionString: ownerUrl(places, server.port) });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      // Not up yet, or in recovery; whether it still lives is asked above.
      await pause(15);
    }
  }
  return false;
}

function launch(places: Places, port: number, flags: readonly string[]): ChildProcess {
  const { account } = places;
  const log = openSync(join(places.folder, 'postgres.log'), 'a', 0o600);
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `port=${port}`,
    'timezone=UTC',
    'log_timezone=UTC',
    ...flags,
  ];
  try {
    const child = spawn(
      binaryPath(places.binaries, 'postgres'),
      ['-D', clusterFolder(places), ...settings.flatMap((setting) => ['-c', setting])],
      {
        cwd: places.folder,
        // Ctrl+C in the terminal must not reach PostgreSQL before the server has drained.
        detached: true,
        stdio: ['ignore', log, log],
        env: { PATH: process.env['PATH'], LC_ALL: 'C' },
        ...(account && { uid: account.uid, gid: account.gid }),
      },
    );
    child.on('error', () => undefined);
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Already gone.
  }
}

function logTail(places: Places): string {
  const lines = readFileSync(join(places.folder, 'postgres.log'), 'utf8').trimEnd().split('\n');
  return lines.slice(-8).join('\n');
}
