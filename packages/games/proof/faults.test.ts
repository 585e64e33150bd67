import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faults } from './faults.ts';

const sources = join(import.meta.dirname, '../src');

// A list that went stale is found by day; whether the tests find the faults, by night.
it.each(faults)('the fault "$name" still fits $file', ({ file, find }) => {
  expect(readFileSync(join(sources, file), 'utf8')).toContain(find);
});
