import { describe, expect, it } from 'vitest';
import { readSegwit } from './segwit.ts';

const hexOf = (bytes: readonly number[]) =>
  bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');

describe('readSegwit', () => {
  // The scripts of BIP-350, "Test vectors for v0-v16 native segregated witness addresses".
  it.each([
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 0, '751e76e8199196d454941c45d1b3a323f1433bd6'],
    [
      'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
      1,
      '751e76e8199196d454941c45d1b3a323f1433bd6751e76e8199196d454941c45d1b3a323f1433bd6',
    ],
    ['BC1SW50QGDZ25J', 16, '751e'],
    ['bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', 2, '751e76e8199196d454941c45d1b3a323'],
    [
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
      1,
      '79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
    ],
  ])('reads %s', (text, version, program) => {
    const read = readSegwit(text);
    expect([read?.version, hexOf(read?.program ?? [])]).toEqual([version, program]);
  });

  // Invalid ones of the same list; those of the test net are none of the main net's.
  it.each([
    ['an invalid human-readable part', 'tc1qw508d6qejxtdg4y5r3zarvary0c5xw7kg3g4ty'],
    [
      'Bech32 in place of Bech32m',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    ],
    ['the same of version 16', 'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL'],
    ['Bech32m in place of Bech32', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh'],
    ['an invalid letter', 'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4'],
    ['version 17', 'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R'],
    ['a program of one byte', 'bc1pw5dgrnzv'],
    [
      'one of 41 bytes',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
    ],
    ['a length that version 0 has not', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P'],
    ['an address of the test net', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['no program', 'bc1gmk9yu'],
    ['two cases', 'bc1qW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ])('refuses %s', (_why, text) => {
    expect(readSegwit(text)).toBeUndefined();
  });
});
