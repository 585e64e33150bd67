import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { administer, migrationsFolder, withDatabase } from '../../../../test/cluster.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { migrate } from '../../../platform/migrations.ts';

const test = testDatabase();
const moving = '0011-rounds-of-any-game';
const name = 'rounds_before';
let folder = '';
let client: pg.Client;

/** A database of the release before, with whatever rounds a test puts there. */
beforeEach(async () => {
  await administer(test.ownerUrl(), `create database ${name}`);
  const url = withDatabase(test.ownerUrl(), name);
  folder = mkdtempSync(join(tmpdir(), 'portal-rounds-'));
  cpSync(migrationsFolder, folder, {
    recursive: true,
    filter: (path) => !/\/\d{4}-/u.test(path) || folderOf(path) < moving,
  });
  await migrate(url, folder);
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`insert into slot_designs (hash, design) values ('a hash', '{"reels": 3}')`);
});

afterEach(async () => {
  await client.end();
  await administer(test.ownerUrl(), `drop database ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

function folderOf(path: string): string {
  return /\/(\d{4}-[^/]*)/u.exec(path)?.[1] ?? '';
}

async function insertRound(round: { at: string; design: number; stops: string }): Promise<void> {
  await client.query(
    `insert into rounds (id, member_id, mode, node_id, design_id, played_at, currency,
       stake_minor, win_minor, balance_after_minor, seed_index, client_seed, nonce, stops)
     values (gen_random_uuid(), 'mbr_a', 'real', '100001', $2, $1, 'USD', 20, 5, 85, 1, 'c', 0,
       $3)`,
    [round.at, round.design, round.stops],
  );
}

async function moveRounds(): Promise<readonly string[]> {
  cpSync(join(migrationsFolder, moving), join(folder, moving), { recursive: true });
  return migrate(withDatabase(test.ownerUrl(), name), folder);
}

describe('rounds of the release before', () => {
  it('stay in their months, with their stops as result', async () => {
    await insertRound({ at: '2026-01-05', design: 1, stops: '{1,2,3}' });
    await insertRound({ at: '2026-03-05', design: 1, stops: '{1,2,3,4,5,6}' });
    expect(await moveRounds()).toEqual([moving]);
    const { rows } = await client.query(
      `select rounds.tableoid::regclass::text as month, state, bet, steps, result,
         balance_before_minor::int as before, d.engine, d.engine_version as version
       from rounds join game_designs d on d.id = design_id order by played_at`,
    );
    const common = { state: 'settled', bet: null, steps: null, before: null };
    const slot = { engine: 'slot', version: 1 };
    expect(rows).toEqual([
      { month: 'rounds_2026_01', ...common, result: [1, 2, 3], ...slot },
      { month: 'rounds_2026_03', ...common, result: [1, 2, 3, 4, 5, 6], ...slot },
    ]);
  });

  it.each([
    ['a design that is not there', { at: '2026-01-05', design: 2, stops: '{1,2,3}' }],
    ['no stop', { at: '2026-01-05', design: 1, stops: '{}' }],
  ])('are left as they are when one has %s', async (_, row) => {
    await insertRound({ at: '2026-01-05', design: 1, stops: '{1,2,3}' });
    await insertRound(row);
    await expect(moveRounds()).rejects.toThrow(`before the migration ${moving} found 1 offending`);
    expect((await client.query('select stops from rounds')).rowCount).toBe(2);
  });

  it('are left as they are when one has half a spin', async () => {
    await insertRound({ at: '2026-01-05', design: 1, stops: '{1,2,3,4}' });
    await expect(moveRounds()).rejects.toThrow(`after the migration ${moving} found 1 offending`);
    expect((await client.query('select stops from rounds')).rowCount).toBe(1);
  });
});
