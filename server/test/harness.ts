/**
 * What server tests stand on: a database of their own per file, units of work with a fixed clock
 * and seeded ids; the books and the declared refusals are checked after every single test.
 */
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { appRole } from '../src/platform/app-role.ts';
import { type Database, openDatabase } from '../src/platform/database.ts';
import type { Undeclared } from '../src/platform/http/bound-call.ts';
import { createLog } from '../src/platform/log.ts';
import { administer, withDatabase } from './cluster.ts';
import { bookFaults } from './books.ts';
import { createUnits } from './unit.ts';

export { testSite } from './unit.ts';
export type { UnitOptions } from './unit.ts';

let clones = 0;

/** The usual way writes every page of a clone to the log, in three times the time of copying. */
const asFiles = 'strategy file_copy';

/**
 * Gives the test file a clone of the migrated template. Call it once, at the top of the file.
 * Tests of one file share the clone; give members and debts their own ids per test.
 */
export function testDatabase() {
  // Relative, so that a test draws the same wherever the repository lies.
  const seed = relative(import.meta.dirname, expect.getState().testPath ?? '');
  const opened: { database?: Database; url?: string } = {};
  const units = createUnits(database, seed);
  const undeclared: Undeclared[] = [];

  beforeAll(async () => {
    const template = inject('templateUrl');
    const name = cloneName(seed);
    const templateName = new URL(template).pathname.slice(1);
    const admin = withDatabase(template, 'postgres');
    await administer(admin, `create database ${name} template ${templateName} ${asFiles}`);
    opened.url = withDatabase(template, name);
    opened.database = openDatabase({
      url: opened.url,
      poolSize: 16,
      log: createLog('silent'),
      role: appRole,
    });
  });

  afterEach(async () => {
    expect(await bookFaults(database().pool), 'faults in the books').toEqual([]);
    expect(undeclared.splice(0), 'answers that their endpoint does not declare').toEqual([]);
  });

  afterAll(async () => {
    await opened.database?.close();
    if (opened.url !== undefined) {
      const name = new URL(opened.url).pathname.slice(1);
      await administer(
        withDatabase(opened.url, 'postgres'),
        `drop database if exists ${name} with (force)`,
      );
    }
  });

  function database(): Database {
    if (opened.database === undefined) {
      throw new Error('the database is open inside tests only');
    }
    return opened.database;
  }

  return {
    ...units,
    /** The open database, acting as the app role. */
    database,
    /** What this file's servers answered undeclared; nothing may be left after a test. */
    undeclared,
    /** Connection string of the clone's owner. */
    ownerUrl: () => opened.url ?? '',
  };
}

function cloneName(seed: string): string {
  clones += 1;
  const mark = createHash('sha256').update(seed).digest('hex').slice(0, 8);
  return `test_${mark}_${process.pid}_${clones}`;
}
