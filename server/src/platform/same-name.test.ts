import { describe, expect, it } from 'vitest';
import { isSameName } from './same-name.ts';

describe('a name', () => {
  it.each([
    ['Mika Harbour', 'mika  harbour', true],
    ['José Núñez', 'Jose Nunez', true],
    ['สมชาย ใจดี', 'สมชายใจดี', true],
    ['Mika Harbour', 'Mika', false],
    ['Mika Harbour', '', false],
  ])('%s is %s: %s', (name, other, isSame) => {
    expect(isSameName(name, other)).toBe(isSame);
  });
});
