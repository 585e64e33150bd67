import type { PayoutKind } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { accountPlace } from './account-place.ts';

const tron = 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL';
const segwit = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const place = (kind: PayoutKind, institution: string, number: string) =>
  accountPlace({ kind, institution, number }, ['TH']);

describe('accountPlace', () => {
  it.each<[PayoutKind, string, string, string]>([
    ['BANK', 'SCB', '123-4 56.789', '123456789'],
    ['EWALLET', 'TrueMoney', '081 234 5678', '+66812345678'],
    ['CRYPTO', 'TRON', tron, tron],
    ['CRYPTO', 'Bitcoin', segwit.toUpperCase(), segwit],
  ])('keeps the number of a %s at %s in one form', (kind, institution, typed, number) => {
    expect(place(kind, institution, typed).number).toBe(number);
  });

  it.each<[PayoutKind, string, string, string]>([
    ['BANK', 'My Own Bank', '123456789', 'payout_account_bank'],
    ['BANK', 'VPBank', '123456789', 'payout_account_bank'],
    ['CRYPTO', 'USDT', tron, 'payout_account_bank'],
    ['BANK', 'SCB', '1-2 3.4', 'payout_account_number'],
    ['BANK', 'SCB', '12345abc', 'payout_account_number'],
    ['CRYPTO', 'Ethereum', tron, 'payout_account_number'],
    ['CRYPTO', 'TRON', `${tron.slice(0, -1)}M`, 'payout_account_number'],
  ])('refuses a %s at %s: %s', (kind, institution, number, code) => {
    expect(() => place(kind, institution, number)).toThrow(code);
  });

  it('names the other cases of an address where case is no difference', () => {
    const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const forms = (institution: string, number: string) =>
      place('CRYPTO', institution, number).otherForms;
    expect(forms('Ethereum', address)).toEqual([
      '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
      '0X5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED',
      '0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED',
    ]);
    expect(forms('Bitcoin', segwit)).toContain(segwit.toUpperCase());
    expect(forms('TRON', tron)).toEqual([]);
  });

  it('takes any name where one of the countries has no list', () => {
    const account = { kind: 'BANK', institution: 'Bank of Here', number: '123456789' } as const;
    expect(accountPlace(account, ['TH', 'ZZ']).number).toBe('123456789');
  });

  it('takes any name where the countries of the site have no list', () => {
    const account = { kind: 'BANK', institution: 'Bank of Here', number: '123456789' } as const;
    expect(accountPlace(account, ['ZZ']).number).toBe('123456789');
  });
});
