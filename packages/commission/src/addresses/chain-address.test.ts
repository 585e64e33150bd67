import { describe, expect, it } from 'vitest';
import { chainAddress, type CryptoChain } from './chain-address.ts';

/** ERC-55, "Test Cases". */
const ethereum = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
] as const;
const known: Readonly<Record<CryptoChain, readonly string[]>> = {
  Ethereum: ethereum,
  'BNB Smart Chain': ethereum,
  // developers.tron.network, "Account", and the contract of its best known token.
  TRON: ['TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  // The first block; en.bitcoin.it, "Invoice address"; BIP-173 and BIP-350.
  Bitcoin: [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
};
const rows = Object.entries(known).flatMap(([chain, texts]) =>
  texts.map((text) => [chain as CryptoChain, text] as const),
);

/** The letter at a place exchanged for its neighbour in no alphabet's order. */
const slip = (text: string, at: number) =>
  `${text.slice(0, at)}${text.charAt(at) === '2' ? '3' : '2'}${text.slice(at + 1)}`;

describe('chainAddress', () => {
  it.each(rows)('takes an address of %s: %s', (chain, text) => {
    expect(chainAddress(chain, text)).toBe(text);
  });

  // Of the first four of ERC-55 the checksum is a few letters, in which not every slip is seen.
  const checked = rows.filter(([, text]) => !ethereum.slice(0, 4).some((bare) => bare === text));
  it.each(checked)('finds a slip at each place of an address of %s: %s', (chain, text) => {
    const digits = Array.from(text, (_, at) => slip(text, at)).slice(2);
    const passed = digits.filter((other) => chainAddress(chain, other) !== undefined);
    expect(passed).toEqual([]);
  });

  it.each(rows)('takes an address of %s on no chain of another kind: %s', (chain, text) => {
    const isLike = (other: string) => known[other as CryptoChain].includes(text);
    const others = Object.keys(known).filter((other) => other !== chain && !isLike(other));
    const taking = others.filter((other) => chainAddress(other as CryptoChain, text));
    expect(taking).toEqual([]);
  });

  it.each<[string, CryptoChain, string]>([
    ['without its capitals', 'Ethereum', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
    ['in capitals alone', 'Ethereum', '0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED'],
    ['of a version that no rule spends', 'Bitcoin', 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs'],
    ['of the test net', 'Bitcoin', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
    ['with a space', 'TRON', 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqe '],
    ['that is empty', 'Bitcoin', ''],
  ])('refuses one %s', (_why, chain, text) => {
    expect(chainAddress(chain, text)).toBeUndefined();
  });

  it('writes an address that may stand in capitals as it usually does', () => {
    const usual = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    expect(chainAddress('Bitcoin', usual.toUpperCase())).toBe(usual);
  });
});
