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

  it('takes any name where the countries of the site have no list', () => {
    const account = { kind: 'BANK', institution: 'Bank of Here', number: '123456789' } as const;
    expect(accountPlace(account, ['ZZ']).number).toBe('123456789');
  });
});
