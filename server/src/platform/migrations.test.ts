import { cpSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { administer, migrationsFolder } from '../../test/cluster.ts';
import { testDatabase } from '../../test/harness.ts';
import { migrate } from './migrations.ts';

const { ownerUrl, database } = testDatabase();
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The real migrations plus one of the test. */
function withMigration(name: string, files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
  folders.push(folder);
  cpSync(migrationsFolder, folder, { recursive: true });
  mkdirSync(join(folder, name), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(join(folder, name, file), text);
  }
  return folder;
}

describe('migrate', () => {
  it('applies nothing on a database that is up to date', async () => {
    expect(await migrate(ownerUrl(), migrationsFolder)).toEqual([]);
  });

  it('refuses a migration that was edited after it ran', async () => {
    const folder = withMigration('0001-foundation', { 'up.sql': 'select 1' });
    await expect(migrate(ownerUrl(), folder)).rejects.toThrow(/0001-foundation was edited/u);
  });

  it('leaves nothing behind when a check after it finds offenders', async () => {
    const folder = withMigration('9001-bad', {
      'up.sql': 'create table half_done (id int)',
      'check-after.sql': 'select 1',
    });
    await expect(migrate(ownerUrl(), folder)).rejects.toThrow(/9001-bad found 1 offending/u);
    const { rows } = await database().pool.query("select to_regclass('half_done') as found");
    expect(rows).toEqual([{ found: null }]);
  });

  it('counts the offenders of each statement of a check', async () => {
    for (const check of ['select 1; select 1 where false;', 'select 1 where false; select 1;']) {
      for (const when of ['before', 'after']) {
        const folder = withMigration('9003-two-checks', {
          'up.sql': 'create table half_done (id int)',
          [`check-${when}.sql`]: check,
        });
        await expect(migrate(ownerUrl(), folder)).rejects.toThrow(
          `${when} the migration 9003-two-checks found 1 offending`,
        );
      }
    }
    const { rows } = await database().pool.query("select to_regclass('half_done') as found");
    expect(rows).toEqual([{ found: null }]);
  });

  it('applies a number that landed after higher ones had been applied', async () => {
    const folder = withMigration('0021-a-late-one', { 'up.sql': 'create table late_one (id int)' });
    expect(await migrate(ownerUrl(), folder)).toEqual(['0021-a-late-one']);
    expect(await migrate(ownerUrl(), folder)).toEqual([]);
    await database().pool.query('select 1 from late_one');
    await administer(ownerUrl(), 'drop table late_one');
    await administer(ownerUrl(), `delete from migrations where name = '0021-a-late-one'`);
  });

  it('applies a new migration once when two nodes start together, and refuses older releases', async () => {
    const folder = withMigration('9002-new', { 'up.sql': 'create table brand_new (id int)' });
    const both = await Promise.all([migrate(ownerUrl(), folder), migrate(ownerUrl(), folder)]);
    expect(both.flat()).toEqual(['9002-new']);
    await expect(migrate(ownerUrl(), migrationsFolder)).rejects.toThrow(
      /newer release \(9002-new\)/u,
    );
  });
});
