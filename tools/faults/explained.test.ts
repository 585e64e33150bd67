import { describe, expect, it } from 'vitest';
import { isExplained } from './explained.ts';

const page = String.raw`
| File | Change | Why it may live |
|---|---|---|
| ${'`'}http/route.ts${'`'} | a === b → a !== b | Another folder finds it |
| ${'`'}http/route.ts${'`'} | a \|\| b → a && b | Both are the same here |
`;
const mutant = (file: string, change: string) => ({ file: `server/src/${file}`, change });

describe('isExplained', () => {
  it.each([
    ['the change of a row', mutant('http/route.ts', 'a === b → a !== b'), true],
    ['one with bars', mutant('http/route.ts', 'a || b → a && b'), true],
    ['the same change of another file', mutant('http/guard.ts', 'a === b → a !== b'), false],
    ['a file whose name ends alike', mutant('http/own-route.ts', 'a === b → a !== b'), false],
    ['a part of a change', mutant('http/route.ts', 'a === b'), false],
    ['another change', mutant('http/route.ts', 'a !== b → a === b'), false],
  ])('knows %s: %o', (_, change, expected) => {
    expect(isExplained(page, change)).toBe(expected);
  });
});
