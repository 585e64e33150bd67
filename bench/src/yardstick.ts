import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { administer, withDatabase } from '@portal/server/test/cluster.ts';
import { round } from './load/percentiles.ts';

/** Plain postings per second: what five ordinary statements a transaction reach here and now. */
export interface Yardstick {
  readonly perSecond: number;
  readonly by: 'pgbench' | 'the bench itself';
}

const clients = 16;
const members = 10_000;

/** One posting = idempotency row + guarded member balance + two ledger lines (performance.md). */
const schema = `
  create table keys (key text primary key);
  create table balances (id int primary key, balance bigint not null check (balance >= 0));
  create table postings (id bigint generated always as identity primary key,
    account int not null, amount bigint not null, posted_at timestamptz not null default now());
  insert into balances select n, 1000000000 from generate_series(1, ${members}) n;`;

const script = `\\set member random(1, ${members})
begin;
insert into keys values (gen_random_uuid());
update balances set balance = balance - 100 where id = :member and balance >= 100;
insert into postings (account, amount) values (:member, -100);
insert into postings (account, amount) values (0, 100);
commit;
`;

/**
 * Runs with pgbench where the machine has it, else with the same statements over 16 connections.
 */
export async function measureYardstick(url: string, seconds: number): Promise<Yardstick> {
  await administer(url, 'create database yardstick');
  const database = withDatabase(url, 'yardstick');
  await administer(database, schema);
  const hasPgbench = spawnSync('pgbench', ['--version']).status === 0;
  return hasPgbench
    ? { perSecond: await byPgbench(database, seconds), by: 'pgbench' }
    : { perSecond: await byConnections(database, seconds), by: 'the bench itself' };
}

async function byPgbench(url: string, seconds: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-yardstick-'));
  const file = join(folder, 'posting.sql');
  writeFileSync(file, script);
  const { hostname, port, username, password, pathname } = new URL(url);
  const flags = ['-n', '-f', file, '-c', String(clients), '-j', '2', '-T', String(seconds)];
  const child = spawn(
    'pgbench',
    [...flags, '-h', hostname, '-p', port, '-U', username, pathname.slice(1)],
    {
      env: { ...process.env, PGPASSWORD: password },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  rmSync(folder, { recursive: true, force: true });
  const found = /tps = ([\d.]+)/u.exec(output)?.[1];
  if (found === undefined) {
    throw new Error(`pgbench gave no figure:\n${output}`);
  }
  return round(Number(found), 0);
}

async function byConnections(url: string, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: clients }, (_, index) => loop(url, { until, first: index + 1 })),
  );
  return round(counts.reduce((sum, count) => sum + count, 0) / seconds, 0);
}

async function loop(
  url: string,
  run: { readonly until: number; readonly first: number },
): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let done = 0;
  for (
    let member = run.first;
    performance.now() < run.until;
    member = 1 + ((member * 31) % members)
  ) {
    await client.query('begin');
    await client.query('insert into keys values (gen_random_uuid())');
    await client.query(
      'update balances set balance = balance - 100 where id = $1 and balance >= 100',
      [member],
    );
    await client.query('insert into postings (account, amount) values ($1, -100)', [member]);
    await client.query('insert into postings (account, amount) values (0, 100)');
    await client.query('commit');
    done += 1;
  }
  await client.end();
  return done;
}
