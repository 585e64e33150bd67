import { expect, test } from 'vitest';
import games from '@portal/games/vectors/games.json' with { type: 'json' };
import { run } from './games.ts';

/** Public tables that the open file names without printing them. */
const unknownTables = ['green', 'blue', 'yellow', 'red'].map(
  (colour) => `plinko.ref.cryptogames_${colour}`,
);

test('every check that can be known is computed by its id and agrees', () => {
  const { passed, mismatches } = run(games);
  const all = games.checks.length + games.checksWithoutValue.length + games.sidePots.vectors.length;
  const missing = mismatches.map((line) => line.split(':')[0]);
  expect(missing.toSorted()).toEqual(unknownTables.toSorted());
  expect(passed).toBe(all - unknownTables.length);
}, 120_000);

test('a table that the file prints itself is computed from it', () => {
  const multipliers = ['5.6', '2.1', '1.1', '1', '0.5', '1', '1.1', '2.1', '5.6'];
  const file = {
    plinko: { reference: { cryptogames_red: { rows: 8, multipliers } } },
    checks: [{ id: 'plinko.ref.cryptogames_red', value: 0.98984375, tolerance: 1e-10 }],
  };
  expect(run(file)).toEqual({ passed: 1, mismatches: [] });
});

test('wrong values, unknown ids and broken entries are mismatches', () => {
  const { passed, mismatches } = run({
    checks: [
      { id: 'roulette.red', value: 1 },
      { id: 'roulette.street', value: 0.03, tolerance: 1e-9 },
      { id: 'roulette.street', value: '1/37', tolerance: 1e-9 },
      { id: 'constructor.name' },
      { id: 'poker5.constructor' },
      { id: 7 },
      null,
    ],
    sidePots: { vectors: [{ id: 'broken' }, null] },
  });
  expect(passed).toBe(1);
  expect(mismatches).toHaveLength(8);
});

test.each([undefined, null, [], 'text', { checks: 'none' }])('a file of %j has nothing', (file) => {
  expect(run(file)).toEqual({ passed: 0, mismatches: [] });
});
