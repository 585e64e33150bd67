import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '../../../test/temp-folder.ts';
import { startEmbeddedPostgres } from './index.ts';

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text);
    return rows;
  } finally {
    await client.end();
  }
}

async function started(dataFolder: string, onRevival?: (event: 'lost' | 'revived') => void) {
  const server = await startEmbeddedPostgres({ dataFolder, ...(onRevival && { onRevival }) });
  onTestFinished(async () => {
    await server.stop();
  });
  return server;
}

/** A process that starts PostgreSQL, says so, and waits to be killed. */
async function startElsewhere(dataFolder: string): Promise<{ kill: () => Promise<void> }> {
  const launcher = join(import.meta.dirname, 'index.ts');
  const code = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(launcher)});
    await startEmbeddedPostgres({ dataFolder: ${JSON.stringify(dataFolder)} });
    console.log('up');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', () => reject(new Error('the other process ended early')));
  });
  return {
    kill: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}

describe('embedded PostgreSQL', () => {
  it('keeps its state over a clean stop, behind a password of its own', async () => {
    const folder = tempFolder('state');
    const first = await startEmbeddedPostgres({ dataFolder: folder });
    await query(first.url, 'create table kept as select 42 as answer');
    const password = join(first.folder, 'portal-password');
    expect(statSync(password).mode & 0o777).toBe(0o600);
    const wrong = new URL(first.url);
    wrong.password = 'wrong';
    await expect(query(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    expect(await first.stop()).toBe(true);
    const second = await started(folder);
    expect(second.adopted).toBe(false);
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('sorts text alike on every machine', async () => {
    const { url } = await started(tempFolder('sort'));
    const rows = await query(
      url,
      `select datlocprovider as provider, datlocale as locale from pg_database
       where datname = current_database()`,
    );
    expect(rows).toEqual([{ provider: 'b', locale: 'C.UTF-8' }]);
  });

  it('refuses a second start on one data folder with a clear sentence', async () => {
    const folder = tempFolder('twice');
    const first = await started(folder);
    await expect(startEmbeddedPostgres({ dataFolder: folder })).rejects.toThrow(
      /Another server already runs on the data folder/u,
    );
    expect(await query(first.url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  });

  it('adopts the living database of a server that was killed', async () => {
    const folder = tempFolder('adopt');
    const other = await startElsewhere(folder);
    await other.kill();
    const server = await started(folder);
    expect(server.adopted).toBe(true);
    expect(await query(server.url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  });

  it('brings a killed database back on the same port, with what was committed', async () => {
    const events: string[] = [];
    const revived = Promise.withResolvers<undefined>();
    const server = await started(tempFolder('revive'), (event) => {
      events.push(event);
      if (event === 'revived') {
        revived.resolve(undefined);
      }
    });
    await query(server.url, 'create table committed as select 7 as rows');
    process.kill(server.pid, 'SIGKILL');
    await revived.promise;
    expect(events).toEqual(['lost', 'revived']);
    expect(await query(server.url, 'select rows from committed')).toEqual([{ rows: 7 }]);
  });

  it.runIf(process.getuid?.() === 0)(
    'serves a clone that only root may enter from a shelter, and says where',
    async () => {
      const closed = tempFolder('closed');
      chmodSync(closed, 0o700);
      const folder = join(closed, 'var');
      mkdirSync(folder);
      const first = await startEmbeddedPostgres({ dataFolder: folder });
      onTestFinished(() => rmSync(dirname(first.folder), { recursive: true, force: true }));
      expect(first.folder.startsWith(closed)).toBe(false);
      expect(first.note).toContain(dirname(first.folder));
      await query(first.url, 'create table sheltered as select 1 as kept');
      await first.stop();
      const second = await started(folder);
      expect(await query(second.url, 'select kept from sheltered')).toEqual([{ kept: 1 }]);
    },
  );
});
