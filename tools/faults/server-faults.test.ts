import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { plant } from './plant.ts';
import { serverFaults } from './server-faults.ts';

const root = join(import.meta.dirname, '../..');

// A list that went stale is found by day; whether the tests find the faults, by night.
it.each(serverFaults)('the fault "$name" still fits $file', ({ file, find, replace }) => {
  const text = readFileSync(join(root, file), 'utf8');
  expect(plant(text, { find, replace })).not.toBe(text);
});
