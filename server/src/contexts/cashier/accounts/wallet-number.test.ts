import { describe, expect, it } from 'vitest';
import { walletNumber } from './wallet-number.ts';

describe('the number of a wallet', () => {
  it.each([
    ['0812345678', '+66812345678'],
    ['66812345678', '+66812345678'],
    ['+66812345678', '+66812345678'],
    ['Mike@Wallet', 'mike@wallet'],
    ['12345', '12345'],
  ])('%s is %s', (typed, number) => {
    expect(walletNumber(typed, ['TH', 'VN']).number).toBe(number);
  });

  it('names the forms in which it may have been bound before', () => {
    const { otherForms } = walletNumber('+66812345678', ['TH']);
    expect(otherForms).toEqual(['66812345678', '812345678', '0812345678']);
  });
});
