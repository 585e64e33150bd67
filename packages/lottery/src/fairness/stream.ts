import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { range } from '../combinatorics.ts';
import type { Uniform } from '../selection/field.ts';

const wordSpace = 2 ** 32;

export interface IssueSeed {
  /** The 32 secret bytes of the issue. */
  readonly serverSeed: Uint8Array;
  readonly gameCode: string;
  readonly issueNo: string;
}

/**
 * The words of an issue: HMAC-SHA-256 blocks under the seed over `game:issue:counter`, read as
 * big-endian 32-bit numbers (lottery.md A4.2).
 */
export function* seedWords({ serverSeed, gameCode, issueNo }: IssueSeed): Generator<number, never> {
  // The pads of the key are digested once for all blocks.
  const keyed = hmac.create(sha256, serverSeed);
  for (let counter = 0; ; counter += 1) {
    const block = keyed
      .clone()
      .update(utf8ToBytes(`${gameCode}:${issueNo}:${counter}`))
      .digest();
    const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
    for (let offset = 0; offset < block.byteLength; offset += 4) {
      yield view.getUint32(offset);
    }
  }
}

/**
 * Numbers below a bound without bias: words above the last whole multiple are thrown away
 * (lottery.md A4.3).
 */
export function uniformFrom(words: Iterator<number, never>): Uniform {
  return (bound) => {
    const limit = Math.floor(wordSpace / bound) * bound;
    for (;;) {
      const { value } = words.next();
      if (value < limit) {
        return value % bound;
      }
    }
  };
}

/** The first `count` of 1 … `highest` after that many swaps from the front (lottery.md A4.4). */
export function sampleBalls(highest: number, count: number, uniform: Uniform): number[] {
  const balls = range(1, highest);
  for (let index = 0; index < count; index += 1) {
    const other = index + uniform(highest - index);
    [balls[index], balls[other]] = [balls[other] ?? 0, balls[index] ?? 0];
  }
  return balls.slice(0, count);
}

/** `length` decimal digits, left to right. */
export function sampleDigits(length: number, uniform: Uniform): string {
  return Array.from({ length }, () => String(uniform(10))).join('');
}
