import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
/** Ends a start that hangs; two sites with a past of weeks may begin side by side. */
const startLimitMs = 220_000;

export interface Stack {
  readonly origin: string;
  readonly dataFolder: string;
  readonly stop: () => Promise<void>;
}

/** Starts the whole built product on data of its own. */
export async function openStack(settings: Readonly<Record<string, string>> = {}): Promise<Stack> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  // The account of the database passes through, so that its cluster lies in here and goes with it.
  chmodSync(dataFolder, 0o711);
  const port = await freePort();
  // Journeys meet a site without a past, unless their settings ask for one.
  const place = { PORT: String(port), DATA_DIR: dataFolder, HOST: '127.0.0.1', DEMO_DAYS: '0' };
  const server = spawn(process.execPath, [join(root, 'tools', 'tasks', 'start.ts')], {
    cwd: root,
    env: { ...process.env, ...place, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => {
      resolve();
    });
  });
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`the stack was not ready in time:\n${log}`));
    }, startLimitMs);
    const read = (chunk: Buffer): void => {
      log += chunk.toString();
      if (/^ready http/mu.test(log)) {
        clearTimeout(timer);
        resolve();
      }
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    void ended.then(() => {
      clearTimeout(timer);
      reject(new Error(`the stack ended before it was ready:\n${log}`));
    });
  });
  return {
    origin: `http://localhost:${port}`,
    dataFolder,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(dataFolder, { recursive: true, force: true });
      refuseUndeclared(log);
    },
  };
}

/** Refusals and fields of an endpoint are complete: the server tells of each that it lacks. */
function refuseUndeclared(log: string): void {
  const lines = log.split('\n').filter((line) => line.includes('"undeclared":{'));
  if (lines.length > 0) {
    throw new Error(`answers that their endpoint does not declare:\n${lines.join('\n')}`);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address !== null) {
          resolve(address.port);
        }
      });
    });
  });
}
