import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostNames, mostValues, parseGuardedJson } from './json-guard.ts';

describe('parseGuardedJson', () => {
  it('reads what JSON.parse reads, for values without bad names', () => {
    const bad = /__proto__|constructor|prototype|\0/u;
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        const text = JSON.stringify(value);
        fc.pre(!bad.test(text) && !text.includes('\\u0000'));
        const parsed: unknown = JSON.parse(text);
        expect(parseGuardedJson(text)).toEqual({ ok: true, value: parsed });
      }),
    );
  });

  it('never throws and never accepts what JSON.parse refuses', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const guarded = parseGuardedJson(text);
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        expect(guarded.ok && !isJson).toBe(false);
      }),
    );
  });

  it('refuses half of a surrogate pair, in names and values, and reads whole ones', () => {
    const halves = [
      String.raw`"\ud800"`,
      String.raw`{"a":"x\uDFFFy"}`,
      String.raw`{"\udc00\ud800":1}`,
    ];
    for (const text of halves) {
      expect(parseGuardedJson(text)).toEqual({ ok: false, problem: 'surrogate' });
    }
    expect(parseGuardedJson(String.raw`"\ud83c\udfb2"`)).toEqual({ ok: true, value: '🎲' });
  });

  it('counts names and values before it makes anything of them, not what stands in strings', () => {
    const names = (count: number) =>
      JSON.stringify(
        Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, ':,'])),
      );
    const values = (count: number) => JSON.stringify(Array.from({ length: count }, () => '\\",'));
    expect(parseGuardedJson(names(mostNames))).toMatchObject({ ok: true });
    expect(parseGuardedJson(values(mostValues))).toMatchObject({ ok: true });
    expect(parseGuardedJson(names(mostNames + 1))).toEqual({ ok: false, problem: 'names' });
    expect(parseGuardedJson(values(mostValues + 1))).toEqual({ ok: false, problem: 'values' });
    // A body that never ends is refused by its count, not read to its end.
    expect(parseGuardedJson(`{"a${'":1,"'.repeat(mostNames + 1)}`)).toEqual({
      ok: false,
      problem: 'names',
    });
  });

  it('finds a name twice at any depth, not the same name in two objects', () => {
    expect(parseGuardedJson('[{"a":{"b":1,"b":2}}]')).toMatchObject({ problem: 'duplicate_key' });
    expect(parseGuardedJson('[{"a":1},{"a":{"a":"a"}}]')).toMatchObject({ ok: true });
    expect(parseGuardedJson('{"a":["a","a"],"b":"a"}')).toMatchObject({ ok: true });
    expect(parseGuardedJson(String.raw`{"a\"":1,"a\\":2,"a":3}`)).toMatchObject({ ok: true });
  });
});
