import { describe, expect, it } from 'vitest';
import { isSignedRound } from './beacon-signature.ts';
import { beaconSeed, quicknet, randomnessOf, roundAtMs, roundFrom } from './beacon.ts';

/** Round 1000 of quicknet as its members answer it: /public/1000 of the chain. */
const known = {
  publicKey: quicknet.publicKey,
  round: 1000,
  signature:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
};

describe('a round of the beacon', () => {
  it('is what the key of the chain signed, and its randomness the published one', () => {
    expect(isSignedRound(known)).toBe(true);
    expect(randomnessOf(known.signature)).toBe(
      'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
    );
  });

  it.each([
    ['another round', { ...known, round: 1001 }],
    ['one bit turned', { ...known, signature: known.signature.replace(/9$/u, '8') }],
    ['no hex', { ...known, signature: 'x'.repeat(96) }],
    ['too short', { ...known, signature: known.signature.slice(2) }],
    ['another key', { ...known, publicKey: `${known.publicKey.slice(0, -2)}5b` }],
    ['no number', { ...known, round: 0.5 }],
  ])('is refused: %s', (_, signed) => {
    expect(isSignedRound(signed)).toBe(false);
  });

  it('is the first one that nobody knows before the moment', () => {
    const genesisMs = quicknet.genesisSeconds * 1000;
    expect(roundFrom(quicknet, genesisMs)).toBe(1);
    expect(roundFrom(quicknet, genesisMs + 1)).toBe(2);
    for (const afterMs of [0, 1, 2999, 3000, 3001, 60_000, 86_399_999]) {
      const round = roundFrom(quicknet, genesisMs + afterMs);
      expect(roundAtMs(quicknet, round)).toBeGreaterThanOrEqual(genesisMs + afterMs);
      expect(roundAtMs(quicknet, round - 1)).toBeLessThan(genesisMs + afterMs);
    }
  });

  it('makes a key that neither the seed nor the round alone tells', () => {
    const [left, right] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
    const key = beaconSeed(left, known.signature);
    expect(key).toHaveLength(32);
    expect(beaconSeed(left, known.signature)).toEqual(key);
    expect(beaconSeed(right, known.signature)).not.toEqual(key);
    expect(beaconSeed(left, `${known.signature.slice(0, -1)}8`)).not.toEqual(key);
  });
});
