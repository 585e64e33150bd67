import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { sizes } from './sizes.ts';

function body(lines: number): string {
  return '  work();\n'.repeat(lines);
}

describe('sizes', () => {
  it('catches a line of 101 columns and lets one of 100 pass', () => {
    const line = (columns: number): string => `// ${'x'.repeat(columns - 3)}\n`;
    expect(offencesIn(sizes, { 'a.ts': line(100) + line(101) })).toEqual([
      'a.ts:2 The line has 101 columns, more than 100.',
    ]);
  });

  it('gives a line that is one string 140 columns', () => {
    const sentence = (length: number): string =>
      `  throw new Error('${'x '.repeat(length / 2)}');\n`;
    expect(offencesIn(sizes, { 'a.ts': sentence(110) })).toEqual([]);
    expect(offencesIn(sizes, { 'a.ts': sentence(120) })).toHaveLength(1);
    const two = `const a = ['${'x'.repeat(60)}', '${'y'.repeat(40)}'];\n`;
    expect(offencesIn(sizes, { 'a.ts': two })).toHaveLength(1);
  });

  it('catches a style sheet of 401 lines, tables of tokens excepted', () => {
    const text = 'a {}\n'.repeat(401);
    const files = { 'packages/ui/src/b.css': text, 'packages/ui/src/styles/data/tokens.css': text };
    expect(offencesIn(sizes, files)).toEqual([
      'packages/ui/src/b.css:400 The file has 401 lines, more than 400: split it by what it does.',
    ]);
  });

  it('catches a function of 71 lines', () => {
    const text = (lines: number): string => `function f() {\n${body(lines - 2)}}\n`;
    expect(offencesIn(sizes, { 'a.ts': text(70) })).toEqual([]);
    expect(offencesIn(sizes, { 'a.ts': text(71) })[0]).toContain('a.ts:1 The function has 71');
    expect(offencesIn(sizes, { 'a.ts': `const f = () => {\n${body(69)}};\n` })).toHaveLength(1);
  });

  it('gives a component 120 lines', () => {
    const text = (lines: number): string => `export function Page() {\n${body(lines - 2)}}\n`;
    expect(offencesIn(sizes, { 'a.tsx': text(120) })).toEqual([]);
    expect(offencesIn(sizes, { 'a.tsx': text(121) })).toHaveLength(1);
  });

  it('counts the cases of a describe and not the describe', () => {
    const long = `describe('a', () => {\n${body(100)}});\n`;
    expect(offencesIn(sizes, { 'a.test.ts': long })).toEqual([]);
    const longCase = `describe('a', () => {\n  it('b', () => {\n${body(100)}  });\n});\n`;
    expect(offencesIn(sizes, { 'a.test.ts': longCase })).toHaveLength(1);
  });

  it('catches files over their limit by kind', () => {
    const text = (lines: number): string => '\n'.repeat(lines);
    expect(
      offencesIn(sizes, {
        'a.ts': text(401),
        'b.ts': text(400),
        'a.test.ts': text(801),
        'b.test.ts': text(800),
        'server/src/contexts/wallet/index.ts': text(151),
        'packages/lottery/src/data/table.ts': text(2000),
      }).map((offence) => offence.split(' ', 1)[0]),
    ).toEqual(['a.test.ts:800', 'a.ts:400', 'server/src/contexts/wallet/index.ts:150']);
  });
});
