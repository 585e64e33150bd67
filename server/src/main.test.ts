import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readyUrl, startProcess } from '../test/server-process.ts';
import { tempFolder } from '../test/temp-folder.ts';

describe('the server process', () => {
  it('names every bad setting and starts nothing', async () => {
    const folder = join(tempFolder('bad'), 'var');
    const server = startProcess({ DATA_DIR: folder, PORT: 'eighty', PORTAL_X: '1' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('PORT=eighty is not valid');
    expect(server.output()).toContain('PORTAL_X is not a setting');
    expect(existsSync(folder)).toBe(false);
  });

  it('says in one sentence that the database cannot be reached', async () => {
    const server = startProcess({ DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none' });
    expect(await server.ended).toBe(1);
    const output = server.output();
    expect(output).toMatch(/^The database none at 127\.0\.0\.1:1 cannot be reached as nobody: /u);
    expect(output).toMatch(/\. Check DATABASE_URL\.\n$/u);
  });

  it('R125 falls out of readiness first, finishes open calls, and ends cleanly', async () => {
    const server = startProcess({ DATA_DIR: tempFolder('stop'), DRAIN_MILLISECONDS: '1500' });
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
