import { describe, expect, it } from 'vitest';
import { maskedName } from './masked-name.ts';

describe('maskedName', () => {
  it.each([
    ['player_anna', 'pl***a'],
    ['annab', 'an***b'],
    ['anna', 'a***'],
    ['', '***'],
    ['سليمان', 'سل***ن'],
  ])('of %s is %s', (account, masked) => {
    expect(maskedName(account)).toBe(masked);
  });
});
