import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plant } from './plant.ts';
import { rulesFaults } from './rules-faults.ts';
import { serverFaults } from './server-faults.ts';

const root = join(import.meta.dirname, '../..');
const faults = [...serverFaults, ...Object.values(rulesFaults).flat()];

// A list that went stale is found by day; whether the tests find the faults, by night.
describe('planted faults', () => {
  it.each(faults)('"$name" still fits $file', ({ file, find, replace }) => {
    const text = readFileSync(join(root, file), 'utf8');
    expect(plant(text, { find, replace })).not.toBe(text);
  });

  it.each(Object.entries(rulesFaults))('are at least forty of %s', (_package, list) => {
    expect(list.length).toBeGreaterThanOrEqual(40);
  });
});
