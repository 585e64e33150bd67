import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { sqlPlace } from './sql-place.ts';

const query = "const rows = await tx.selectFrom('accounts').execute();\n";
const template = 'const rows = await sql`select 1`.execute(tx);\n';

describe('sqlPlace', () => {
  it.each([
    ['a use case', 'server/src/contexts/games/use-cases/spin.ts', query],
    ['a route', 'server/src/contexts/games/routes.ts', template],
    ['wiring', 'server/src/wiring.ts', template],
    ['the platform', 'server/src/platform/outbox.ts', template],
  ])('catches SQL in %s', (_, path, text) => {
    expect(offencesIn(sqlPlace, { [path]: text })).toEqual([
      `${path}:1 SQL belongs into the store.ts of its context, or into a store of the platform.`,
    ]);
  });

  it.each([
    'server/src/contexts/games/store.ts',
    'server/src/contexts/games/store-rounds.ts',
    'server/src/contexts/games/rounds/store-rounds.ts',
    'server/src/platform/store-outbox.ts',
    'server/src/platform/http/store-rates.ts',
    'server/src/platform/savepoint.ts',
    'server/src/contexts/games/use-cases/spin.test.ts',
    'server/test/books.ts',
  ])('lets SQL stand in %s', (path) => {
    expect(offencesIn(sqlPlace, { [path]: query + template })).toEqual([]);
  });

  it('catches a column that is a binary fraction', () => {
    const path = 'server/migrations/0001-a/up.sql';
    const text =
      'create table a (\n  x double precision not null,\n  y real,\n  z bigint -- real\n);\n';
    expect(offencesIn(sqlPlace, { [path]: text }).map((line) => line.split(' ', 1)[0])).toEqual([
      `${path}:2`,
      `${path}:3`,
    ]);
  });
});
