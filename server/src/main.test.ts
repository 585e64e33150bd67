import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '../test/temp-folder.ts';

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

/** The process as `npm start` runs it. */
function start(environment: Readonly<Record<string, string>>): Started {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, PORT: '0', DEMO: '0', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return { child, output: () => text, ended };
}

async function readyUrl({ output, ended }: Started): Promise<string> {
  const over = { value: false };
  void ended.then(() => (over.value = true));
  for (;;) {
    const found = /ready (http:\/\/localhost:\d+)\n$/u.exec(output())?.[1];
    if (found !== undefined) {
      return found.replace('localhost', '127.0.0.1');
    }
    if (over.value) {
      throw new Error(`the server ended before it was ready:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

describe('the server process', () => {
  it('names every bad setting and starts nothing', async () => {
    const folder = join(tempFolder('bad'), 'var');
    const server = start({ DATA_DIR: folder, PORT: 'eighty', PORTAL_X: '1' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('PORT=eighty is not valid');
    expect(server.output()).toContain('PORTAL_X is not a setting');
    expect(existsSync(folder)).toBe(false);
  });

  it('says in one sentence that the database cannot be reached', async () => {
    const server = start({ DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(
      /^The database none at 127\.0\.0\.1:1 cannot be reached as nobody: .*\. Check DATABASE_URL\.\n$/u,
    );
  });

  it('R125 falls out of readiness first, finishes open calls, and ends cleanly', async () => {
    const server = start({ DATA_DIR: tempFolder('stop'), DRAIN_MILLISECONDS: '1500' });
    const url = await readyUrl(server);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    server.child.kill('SIGTERM');
    await expect
      .poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 1400, interval: 50 })
      .toBe(503);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(await server.ended).toBe(0);
  }, 60_000);
});
