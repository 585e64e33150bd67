import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { designHash, minesHouse } from '../../src/index.ts';
import type { RoundRecords } from './recorded-rounds.ts';
import { expect, test } from 'vitest';
import { roundPlans } from './plans.ts';
import { missingRounds } from './record.ts';

const vectors = join(import.meta.dirname, '../../vectors');
const text = readFileSync(join(vectors, 'recorded-rounds.json'), 'utf8');
const known = JSON.parse(text) as RoundRecords;

test('whatever is planned has been recorded, and what has been is not recorded anew', () => {
  expect(missingRounds(roundPlans, known)).toEqual({ designs: {}, rounds: {} });
});

test('a new version of a design is recorded beside the old one', () => {
  const design = { ...minesHouse, version: 2 };
  const bet = { stakeMinor: 100n, mines: 3 };
  const plan = { game: 'mines', designs: [minesHouse, design], rounds: [{ bet }, { bet }] };
  const { rounds, designs } = missingRounds([plan], known);
  expect(Object.keys(rounds)).toEqual(['mines mines-25-3 2 #1', 'mines mines-25-3 2 #2']);
  expect(designs).toEqual({ [designHash(design)]: design });
});

test('a design that was changed under its version is not recorded', () => {
  const designs = [{ ...minesHouse, edgePercent: 4 }];
  const plan = { game: 'mines', designs, rounds: [{ bet: { stakeMinor: 100n, mines: 3 } }] };
  expect(() => missingRounds([plan], known)).toThrow('a changed design has a new version');
});
