import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { markers } from './markers.ts';

describe('markers', () => {
  it.each([
    ['FIXME', '// FIXME: round'],
    ['a TODO without an issue', '// TODO: round'],
    ['a switched-off lint rule', '// oxlint-disable-next-line no-console'],
    ['a switched-off type error', '/* @ts-ignore */'],
    ['a commented-out statement', '// const x = 1;'],
    ['a commented-out call', '// work(1);'],
    ['a commented-out branch', '// if (x) {'],
  ])('catches %s', (_, comment) => {
    expect(offencesIn(markers, { 'a.ts': `${comment}\nexport const y = 1;\n` })).toHaveLength(1);
  });

  it.each([
    '// TODO #12: round.',
    '// Returns are exact, so that nothing is lost.',
    '// If the draw has closed (R37) nothing is posted.',
    '// See placeBet(); it posts.',
    "const text = 'FIXME';",
  ])('lets pass: %s', (line) => {
    expect(offencesIn(markers, { 'a.ts': `${line}\n` })).toEqual([]);
  });
});
