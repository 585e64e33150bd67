import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { assert } from '@portal/money';

/** One mapped draw: what a journal needs to show that no word was skipped or used twice (R31). */
export interface Draw {
  readonly words: readonly number[];
  /** How many outcomes the words were mapped to. */
  readonly outcomes: bigint;
  readonly isRejected: boolean;
}

/** A source of uniform 32-bit words, consumed in order. Nothing in a rules package owns one. */
export interface RandomStream {
  nextUint32(): number;
  readonly onDraw?: (draw: Draw) => void;
}

/** The three values that fix every outcome of a round (R133). */
export interface StreamSeeds {
  readonly serverSeed: Uint8Array;
  readonly clientSeed: string;
  readonly nonce: bigint | number;
  readonly onDraw?: (draw: Draw) => void;
  /** A host's own HMAC-SHA-256, when it has a faster one. */
  readonly hmac?: (key: Uint8Array, message: string) => Uint8Array;
}

const wordsPerBlock = 8;

/**
 * The commit–reveal stream: block n is HMAC-SHA-256(serverSeed, `clientSeed:nonce:n`), n from 0,
 * read as eight big-endian words. Client seeds may hold colons: the last two fields are numbers.
 */
export function createStream(seeds: StreamSeeds): RandomStream {
  assert(seeds.serverSeed.length >= 32, 'a server seed has at least 256 bits (R25)');
  const digestOf = keyedHmac(seeds);
  let block = 0;
  let used = wordsPerBlock;
  let digest: Uint8Array = new Uint8Array();
  const nextUint32 = (): number => {
    if (used === wordsPerBlock) {
      digest = digestOf(`${seeds.clientSeed}:${seeds.nonce}:${block}`);
      block += 1;
      used = 0;
    }
    const word = bigEndian(digest, used * 4);
    used += 1;
    return word;
  };
  return seeds.onDraw === undefined ? { nextUint32 } : { nextUint32, onDraw: seeds.onDraw };
}

function keyedHmac({ hmac: own, serverSeed }: StreamSeeds): (message: string) => Uint8Array {
  if (own !== undefined) {
    return (message) => own(serverSeed, message);
  }
  const keyed = hmac.create(sha256, serverSeed);
  return (message) => keyed.clone().update(utf8ToBytes(message)).digest();
}

function bigEndian(bytes: Uint8Array, at: number): number {
  let word = 0;
  for (let index = at; index < at + 4; index += 1) {
    word = (word << 8) | (bytes[index] ?? 0);
  }
  return word >>> 0;
}

/** What is shown before the first bet on a server seed: its SHA-256 in hex. */
export function commitment(serverSeed: Uint8Array): string {
  return bytesToHex(sha256(serverSeed));
}

const wordRange = 2 ** 32;

/**
 * The outcome below `bound` that a word of `range` values stands for, or undefined for the words
 * past the last full multiple: every outcome has equally many words (R27).
 */
export function outcomeOfWord(
  word: number,
  bound: number,
  range: number = wordRange,
): number | undefined {
  const wordsEach = Math.floor(range / bound);
  // The remainder; whole quotients below 2^32 are exact in a double, and faster than `%`.
  return word < wordsEach * bound ? word - Math.floor(word / bound) * bound : undefined;
}

/** A whole number in `[0, boundExclusive)`, from the first word that is not rejected. */
export function uniform(stream: RandomStream, boundExclusive: number): number {
  assert(
    Number.isInteger(boundExclusive) && boundExclusive >= 1 && boundExclusive <= wordRange,
    'a bound is a whole number from 1 to 2^32',
  );
  for (;;) {
    const word = stream.nextUint32();
    const outcome = outcomeOfWord(word, boundExclusive);
    stream.onDraw?.({
      words: [word],
      outcomes: BigInt(boundExclusive),
      isRejected: outcome === undefined,
    });
    if (outcome !== undefined) {
      return outcome;
    }
  }
}

/** The same for bounds past 2^32, from eight bytes at a time. */
export function uniformBig(stream: RandomStream, boundExclusive: bigint): bigint {
  const range = 1n << 64n;
  assert(boundExclusive >= 1n && boundExclusive <= range, 'a bound is from 1 to 2^64');
  const limit = range - (range % boundExclusive);
  for (;;) {
    const words = [stream.nextUint32(), stream.nextUint32()] as const;
    const raw = (BigInt(words[0]) << 32n) | BigInt(words[1]);
    const isRejected = raw >= limit;
    stream.onDraw?.({ words, outcomes: boundExclusive, isRejected });
    if (!isRejected) {
      return raw % boundExclusive;
    }
  }
}

/** The top 52 bits of eight bytes (crash and limbo). */
export function bits52(stream: RandomStream): number {
  const words = [stream.nextUint32(), stream.nextUint32()] as const;
  stream.onDraw?.({ words, outcomes: 1n << 52n, isRejected: false });
  return words[0] * 2 ** 20 + (words[1] >>> 12);
}

/** A new array in Fisher–Yates order: position i from the top swaps with uniform(i + 1). */
export function shuffle<Item>(stream: RandomStream, items: readonly Item[]): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    swap(mixed, last, uniform(stream, last + 1));
  }
  return mixed;
}

/**
 * The first `count` items of a Fisher–Yates shuffle that runs from the front: position i swaps
 * with i + uniform(n - i). It draws only what is dealt.
 */
export function deal<Item>(stream: RandomStream, items: readonly Item[], count: number): Item[] {
  assert(count <= items.length, 'no more is dealt than there is');
  const mixed = items.slice();
  for (let first = 0; first < count; first += 1) {
    swap(mixed, first, first + uniform(stream, mixed.length - first));
  }
  mixed.length = count;
  return mixed;
}

function swap(items: unknown[], left: number, right: number): void {
  const kept = items[left];
  items[left] = items[right];
  items[right] = kept;
}
