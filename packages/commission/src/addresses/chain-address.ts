import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { readBase58Check } from './base58.ts';
import { readSegwit } from './segwit.ts';

/** Chains that members can be paid on, by the names under which they know them. */
export const cryptoChains = ['TRON', 'Ethereum', 'BNB Smart Chain', 'Bitcoin'] as const;
export type CryptoChain = (typeof cryptoChains)[number];

const tronVersion = 0x41;
/** Of a key and of a script. */
const bitcoinVersions = [0x00, 0x05];
const taproot = { version: 1, bytes: 32 } as const;

/**
 * An address in its one form; undefined where it is none of the chain or its checksum is wrong
 * (agents-loyalty-money.md E4). An address of Ethereum without its capitals has no checksum, so
 * that nobody could tell a slip: it is none here.
 */
export function chainAddress(chain: CryptoChain, text: string): string | undefined {
  switch (chain) {
    case 'TRON':
      return readBase58Check(text)?.[0] === tronVersion ? text : undefined;
    case 'Ethereum':
    case 'BNB Smart Chain':
      return /^0x[0-9A-Fa-f]{40}$/u.test(text) && text === withCapitals(text) ? text : undefined;
    case 'Bitcoin':
      return bitcoinAddress(text);
  }
}

function bitcoinAddress(text: string): string | undefined {
  const version = readBase58Check(text)?.[0];
  if (version !== undefined) {
    return bitcoinVersions.includes(version) ? text : undefined;
  }
  const witness = readSegwit(text);
  // What no rule of the chain spends yet, anybody could take.
  const isSpendable =
    witness?.version === 0 ||
    (witness?.version === taproot.version && witness.program.length === taproot.bytes);
  return isSpendable ? text.toLowerCase() : undefined;
}

/** The checksum of ERC-55: a letter is a capital where the hash of the address says 8 or more. */
function withCapitals(text: string): string {
  const digits = text.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  const letters = Array.from(digits, (digit, at) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${letters.join('')}`;
}
