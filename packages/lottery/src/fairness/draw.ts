import { assert } from '@portal/money';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { familyOf } from '../catalog.ts';
import type { FamilyName } from '../draw.ts';
import { seedWords, uniformFrom, type IssueSeed } from './stream.ts';

/** The version stored with every in-house draw (lottery.md A4.6). */
export const drawAlgorithm = 'hmac-sha256-v1';

/** SHA-256 of the seed in hex, published before the issue opens (lottery.md A4.1). */
export function commitmentOf(serverSeed: Uint8Array): string {
  return bytesToHex(sha256(serverSeed));
}

/** Whether a family has an in-house draw at all; `my` and `yk` have none (lottery.md A4.5). */
export function hasInHouseDraw(family: FamilyName): boolean {
  return familyOf(family).drawFrom !== undefined;
}

/**
 * The draw of an issue: a function of seed, game code and issue number alone (lottery.md A4). The
 * year sign of lhc and tg is not part of it: the caller adds `zodiacYear` from the Beijing date.
 */
export function drawFromSeed(family: FamilyName, seed: IssueSeed): object {
  const { drawFrom } = familyOf(family);
  assert(drawFrom !== undefined, `${family} has no in-house draw`);
  return drawFrom(uniformFrom(seedWords(seed)));
}
