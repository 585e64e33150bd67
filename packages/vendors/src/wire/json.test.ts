import { describe, expect, it } from 'vitest';
import { Numeral, readJson, textOf } from './json.ts';

describe('readJson', () => {
  it.each([
    String.raw`{"id":"a\u0000b"}`,
    String.raw`{"a\u0000":1}`,
    String.raw`{"list":[{"id":"\ud800"}]}`,
    '{"id":',
    '{"amount":1,"amount":2}',
    String.raw`{"amount":1,"\u0061mount":2}`,
    '{"list":[{"a":1},{"a":1,"a":1}]}',
    '{"a":{"a":1},"a":2}',
    '{"a":1,"__proto__":{"a":1},"__proto__":2}',
  ])('takes %s for no JSON', (text) => {
    expect(readJson(text)).toBeUndefined();
  });

  it('reads a backslash before a u, a pair of surrogates, and numbers to the letter', () => {
    const text = String.raw`{"id":"\\u0000 \ud83d\ude00","amount":1.10}`;
    expect(readJson(text)).toEqual({
      id: `${String.raw`\u0000`} \u{1f600}`,
      amount: new Numeral('1.10'),
    });
  });
});

describe('readJson of names', () => {
  it.each(['{"a":{"a":"b:c"},"b":[{"a":1},{"a":"\\":"}]}', '[]', '3', '{}'])('reads %s', (text) => {
    expect(readJson(text)).toBeDefined();
  });
});

describe('textOf', () => {
  it('is undefined for bytes that are no text, and for a text with a NUL', () => {
    expect(textOf(new Uint8Array([0xff]))).toBeUndefined();
    expect(textOf(new Uint8Array([65, 0]))).toBeUndefined();
    expect(textOf(new Uint8Array([65]))).toBe('A');
  });
});
