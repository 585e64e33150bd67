import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { databaseTime } from './database-time.ts';

const store = 'server/src/contexts/games/store.ts';
const migration = 'server/migrations/0001-a/up.sql';

describe('databaseTime', () => {
  it.each([
    ['sql`insert into a values (now())`'],
    ['sql`select ${x}, CURRENT_TIMESTAMP`'],
    ['sql<Row>`select clock_timestamp ()`'],
    ["sql`update a set at = 'now'`"],
    ["pool.query('select localtimestamp')"],
    ['client.query(`select current_date, ${x}`)'],
    ["sql.raw('now()')"],
  ])('catches in a query: %s', (query) => {
    expect(offencesIn(databaseTime, { [store]: `\nconst x = ${query};\n` })).toEqual([
      `${store}:2 SQL that asks for the time bypasses ctx.clock: hand the moment in as a parameter.`,
    ]);
  });

  it.each([
    ['sql`insert into a values (${String(ctx.clock.now())}::timestamptz)`'],
    ['sql`select known_now, nowhere (1) from a`'],
    ["log('it is now() or never')"],
  ])('lets pass: %s', (query) => {
    expect(offencesIn(databaseTime, { [store]: `const x = ${query};\n` })).toEqual([]);
  });

  it('catches a default in a migration, and no word of a comment', () => {
    const text =
      'create table a (\n  at timestamptz not null default now(), -- now()\n  b int\n);\n';
    expect(offencesIn(databaseTime, { [migration]: text })).toHaveLength(1);
    expect(offencesIn(databaseTime, { [migration]: '-- now() and current_date\n' })).toEqual([]);
  });

  it('leaves the one reader and tests alone', () => {
    const query = 'const x = sql`select now()`;\n';
    const paths = ['server/src/platform/database-time.ts', 'server/src/platform/jobs.test.ts'];
    for (const path of [...paths, 'server/test/factories/outbox.ts']) {
      expect(offencesIn(databaseTime, { [path]: query }), path).toEqual([]);
    }
  });
});
