import { expect, test } from 'vitest';
import games from '../vectors/games.json' with { type: 'json' };
import { runVectors } from './run-vectors.ts';

test('every check is computed by its id and agrees', () => {
  const { passed, mismatches } = runVectors(games);
  const all = games.checks.length + games.checksWithoutValue.length + games.sidePots.vectors.length;
  expect(mismatches).toEqual([]);
  expect(passed).toBe(all);
}, 120_000);

test('a table that only the file prints is computed from it', () => {
  const multipliers = ['5.6', '2.1', '1.1', '1', '0.5', '1', '1.1', '2.1', '5.6'];
  const file = {
    plinko: { reference: { somebody_pink: { rows: 8, multipliers } } },
    checks: [{ id: 'plinko.ref.somebody_pink', value: 0.98984375, tolerance: 1e-10 }],
  };
  expect(runVectors(file)).toEqual({ passed: 1, mismatches: [], figures: [] });
});

test('wrong values, unknown ids and broken entries are mismatches', () => {
  const { passed, mismatches } = runVectors({
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
  expect(runVectors(file)).toEqual({ passed: 0, mismatches: [], figures: [] });
});
