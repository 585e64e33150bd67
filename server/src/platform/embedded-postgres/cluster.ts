import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { binaryPath, moveOnce } from './binaries.ts';
import type { Places } from './places.ts';

/** The superuser of the embedded cluster and the database that the server uses. */
export const ownerName = 'portal';

export function clusterFolder(places: Places): string {
  return join(places.folder, 'postgres');
}

/** Makes the cluster once. It appears under its final name only when it is complete. */
export async function initialiseCluster(places: Places): Promise<void> {
  const cluster = clusterFolder(places);
  if (existsSync(join(cluster, 'PG_VERSION'))) {
    return;
  }
  const unfinished = `${cluster}.${process.pid}`;
  const passwordFile = `${unfinished}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  own(places, unfinished);
  own(places, passwordFile);
  await runInitdb(places, unfinished, passwordFile);
  // The password moves into the cluster, so that one rename publishes both.
  moveOnce(passwordFile, join(unfinished, passwordName));
  moveOnce(unfinished, cluster);
}

export function readPassword(places: Places): string {
  const path = join(clusterFolder(places), passwordName);
  if (!existsSync(path)) {
    throw new StartError(`The password file ${path} is missing: this data folder is not ours.`);
  }
  return readFileSync(path, 'utf8').trim();
}

const passwordName = 'portal-password';

function own(places: Places, path: string): void {
  if (places.account !== undefined) {
    chownSync(path, places.account.uid, places.account.gid);
  }
}

/** The builtin provider sorts alike everywhere, whatever the host's or the bundled ICU says. */
const initdbFlags = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth=scram-sha-256',
  '--data-checksums',
  '--no-instructions',
  `--username=${ownerName}`,
];

async function runInitdb(places: Places, folder: string, passwordFile: string): Promise<void> {
  const { account } = places;
  const flags = [...initdbFlags, `--pwfile=${passwordFile}`, `--pgdata=${folder}`];
  const child = spawn(binaryPath(places.binaries, 'initdb'), flags, {
    cwd: places.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    ...(account && { uid: account.uid, gid: account.gid }),
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) {
    throw new StartError(`PostgreSQL could not make its data folder ${folder}:\n${output.trim()}`);
  }
}
