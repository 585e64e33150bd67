import { assert } from '@portal/money';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** A public source of randomness: a signed round every so many seconds (R137). */
export interface BeaconChain {
  /** Names the chain where its rounds are asked for. */
  readonly hash: string;
  /** In hex, 96 bytes; rounds are signed by the key that belongs to it. */
  readonly publicKey: string;
  /** Of the first round, in seconds since 1970. */
  readonly genesisSeconds: number;
  readonly periodSeconds: number;
}

/** The chain `quicknet` of the League of Entropy, as its members publish it (drand.love). */
export const quicknet: BeaconChain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey: [
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c',
    '8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb',
    '5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  ].join(''),
  genesisSeconds: 1_692_803_367,
  periodSeconds: 3,
};

/** The version stored with draws whose key a beacon has a part in; they differ in the key alone. */
export const beaconAlgorithm = 'hmac-sha256-v2';

/** The first round that nobody can know before the moment; milliseconds since 1970. */
export function roundFrom({ genesisSeconds, periodSeconds }: BeaconChain, atMs: number): number {
  const sinceSeconds = atMs / 1000 - genesisSeconds;
  assert(sinceSeconds >= 0, 'a moment after the first round');
  return Math.ceil(sinceSeconds / periodSeconds) + 1;
}

/** When a round is signed; milliseconds since 1970. */
export function roundAtMs({ genesisSeconds, periodSeconds }: BeaconChain, round: number): number {
  return (genesisSeconds + (round - 1) * periodSeconds) * 1000;
}

/** What stands in the place of the seed: HMAC under it over the randomness of the round. */
export function beaconSeed(serverSeed: Uint8Array, signature: string): Uint8Array {
  return hmac(sha256, serverSeed, sha256(hexToBytes(signature)));
}

/** The randomness of a round in hex: SHA-256 of its signature. */
export function randomnessOf(signature: string): string {
  return bytesToHex(sha256(hexToBytes(signature)));
}
