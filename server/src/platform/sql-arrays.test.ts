import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { testDatabase } from '../../test/harness.ts';
import { plain, texts } from './sql-arrays.ts';

describe('plain', () => {
  it('joins ids, numbers, times and nothing', () => {
    expect(plain(['mbr_01', 'rnd-2'])).toBe('{mbr_01,rnd-2}');
    expect(plain([1, 2n, -3n, undefined])).toBe('{1,2,-3,null}');
    expect(plain(['2026-01-01T00:00:00.5Z'])).toBe('{2026-01-01T00:00:00.5Z}');
    expect(plain([])).toBe('{}');
  });

  it.each(['a b', 'a"b', "a'b", 'a{', '}b', 'a\\b', 'é'])('refuses %j', (value) => {
    expect(() => plain([value])).toThrow(/plain values/);
  });
});

describe('texts', () => {
  const test = testDatabase();

  it('arrive in PostgreSQL as they are', async () => {
    const word = fc.oneof(
      fc.constantFrom('', 'null', 'NULL', 'Null', '{}', '"', '\\', ',', ' ', 'rnd_01:a-b.c'),
      fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed() && !text.includes('\0')),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(word), async (values) => {
        const { rows } = await test
          .database()
          .pool.query<{ back: string[] }>('select $1::text[] as back', [texts(values)]);
        expect(rows[0]?.back).toEqual(values);
      }),
      { numRuns: 200 },
    );
  });
});
