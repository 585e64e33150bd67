import { bytesToHex } from '@noble/hashes/utils.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { simulationStream } from './testing/xoshiro.ts';
import {
  bits52,
  commitment,
  createStream,
  deal,
  outcomeOfWord,
  shuffle,
  uniform,
  uniformBig,
  type Draw,
  type RandomStream,
} from './stream.ts';

const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => index);

function words(stream: RandomStream, count: number): string {
  const bytes = new Uint8Array(count * 4);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < count; index += 1) {
    view.setUint32(index * 4, stream.nextUint32());
  }
  return bytesToHex(bytes);
}

function fromWords(list: readonly number[]): RandomStream {
  let next = 0;
  return {
    nextUint32: () => {
      next += 1;
      return list[next - 1] ?? expect.fail('the stream is used up');
    },
  };
}

describe('the commit–reveal stream (R133)', () => {
  // HMAC-SHA-256 of these messages, computed with another implementation.
  const blocks = {
    'player:0:0': '2180ca978bf5a0c8fb6b110e64e4debc294058528a3f0423f0f96c2170e96090',
    'player:0:1': '84101b9cf4a5e9bdecb7cccbb59f6fe7acd29e133739e453297ceaaa196b19d9',
    'player:1:0': '46a7ea23220e9fa517921fdf66623d8e22e0a32449b552e4a21953eea7973cc0',
    'a:1:2:0': '80d76b75ba9d94e68390e48260085444f43c5d94a691f007a61428f93ac21a4a',
  };

  test('is the known HMAC blocks one after the other', () => {
    const stream = createStream({ serverSeed, clientSeed: 'player', nonce: 0n });
    expect(words(stream, 16)).toBe(blocks['player:0:0'] + blocks['player:0:1']);
  });

  test('changes with the nonce and takes colons in the client seed', () => {
    const next = createStream({ serverSeed, clientSeed: 'player', nonce: 1 });
    const colon = createStream({ serverSeed, clientSeed: 'a:1', nonce: 2 });
    expect(words(next, 8)).toBe(blocks['player:1:0']);
    expect(words(colon, 8)).toBe(blocks['a:1:2:0']);
  });

  test('is committed to by the SHA-256 of its server seed', () => {
    expect(commitment(serverSeed)).toBe(
      '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
    );
  });

  test('refuses a server seed of fewer than 256 bits (R25)', () => {
    const short = new Uint8Array(31);
    expect(() => createStream({ serverSeed: short, clientSeed: '', nonce: 0 })).toThrow('256');
  });

  test('repeats itself for the same seeds', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (clientSeed, nonce) => {
        const first = createStream({ serverSeed, clientSeed, nonce });
        const second = createStream({ serverSeed, clientSeed, nonce: BigInt(nonce) });
        expect(words(first, 20)).toBe(words(second, 20));
      }),
      { numRuns: 50 },
    );
  });
});

describe('a uniform draw', () => {
  test('rejects the words past the last full multiple and reports each draw', () => {
    const draws: Draw[] = [];
    const stream: RandomStream = {
      ...fromWords([4_294_967_290, 4_294_967_295, 4_294_967_289]),
      onDraw: (draw) => draws.push(draw),
    };
    // 2^32 = 429,496,729 * 10 + 6: words from 4,294,967,290 on are rejected.
    expect(uniform(stream, 10)).toBe(9);
    expect(draws.map(({ isRejected }) => isRejected)).toEqual([true, true, false]);
  });

  test('takes every word for a power of two', () => {
    expect(uniform(fromWords([0xffff_ffff]), 2 ** 32)).toBe(0xffff_ffff);
    expect(uniform(fromWords([0xffff_ffff]), 16)).toBe(15);
  });

  test('refuses bounds outside 1 to 2^32', () => {
    for (const bound of [0, -1, 1.5, 2 ** 32 + 1]) {
      expect(() => uniform(fromWords([0]), bound)).toThrow('bound');
    }
  });

  test('takes eight bytes for a bound past 2^32', () => {
    const bound = 3n << 62n;
    expect(uniformBig(fromWords([0xffff_ffff, 0xffff_ffff, 1, 2]), bound)).toBe((1n << 32n) | 2n);
  });

  test('gives the top 52 bits of eight bytes', () => {
    expect(bits52(fromWords([0xffff_ffff, 0xffff_ffff]))).toBe(2 ** 52 - 1);
    expect(bits52(fromWords([0, 0x1000]))).toBe(1);
  });
});

/** Chi-square of counts against equal chances. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** How often each order of four items comes up. */
function orderCounts(mix: (items: readonly string[]) => readonly string[]): number[] {
  const counts = new Map<string, number>();
  for (let round = 0; round < 240_000; round += 1) {
    const order = mix(['a', 'b', 'c', 'd']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  return [...counts.values()];
}

describe('the words of each outcome (R27)', () => {
  test('are equally many, counted with words of eight and twelve bits', () => {
    for (const range of [256, 4_096]) {
      for (let bound = 1; bound <= 64; bound += 1) {
        const counts = Array.from({ length: bound }, () => 0);
        for (let word = 0; word < range; word += 1) {
          const outcome = outcomeOfWord(word, bound, range);
          if (outcome !== undefined) {
            counts[outcome] = (counts[outcome] ?? 0) + 1;
          }
        }
        expect(new Set(counts)).toEqual(new Set([Math.floor(range / bound)]));
      }
    }
  });

  test('follow one another up to the last full multiple of 2^32', () => {
    for (const bound of [3, 10, 36, 52, 65_535, 2 ** 31 + 1]) {
      const last = Math.floor(2 ** 32 / bound) * bound - 1;
      expect(outcomeOfWord(last, bound)).toBe(bound - 1);
      expect(outcomeOfWord(last - 1, bound)).toBe(bound - 2);
      expect(outcomeOfWord(last + 1, bound)).toBeUndefined();
    }
  });
});

test('a journal of the draws holds every word once and in order (R31)', () => {
  const draws: Draw[] = [];
  const seeds = { serverSeed, clientSeed: 'journal', nonce: 5 };
  const stream = createStream({ ...seeds, onDraw: (draw) => draws.push(draw) });
  shuffle(
    stream,
    Array.from({ length: 500 }, (_, index) => index),
  );
  bits52(stream);
  uniformBig(stream, 10n ** 15n);
  uniform(stream, 2 ** 31 + 1);
  const plain = createStream(seeds);
  for (const { words: journalled } of draws) {
    expect(journalled).toEqual(journalled.map(() => plain.nextUint32()));
  }
  expect(draws.filter(({ isRejected }) => !isRejected)).toHaveLength(499 + 3);
  expect(stream.nextUint32()).toBe(plain.nextUint32());
});

// The 99.99 percent quantile of chi-square with 23 degrees of freedom.
const limit23 = 56;

describe('the orders of four items (R27)', () => {
  test.each([
    ['the shuffle', (stream: RandomStream) => (items: readonly string[]) => shuffle(stream, items)],
    ['dealing all', (stream: RandomStream) => (items: readonly string[]) => deal(stream, items, 4)],
  ])('%s gives all 24 equally often', (_, mixWith) => {
    const counts = orderCounts(mixWith(simulationStream(11)));
    expect(counts).toHaveLength(24);
    expect(chiSquare(counts)).toBeLessThan(limit23);
  });

  test('all 120 orders of five come equally often', () => {
    const stream = simulationStream(16);
    const counts = orderCounts(() => shuffle(stream, ['a', 'b', 'c', 'd', 'e']));
    expect(counts).toHaveLength(120);
    // The 99.99 percent quantile of chi-square with 119 degrees of freedom.
    expect(chiSquare(counts)).toBeLessThan(184);
  });

  test('the naive shuffle is caught by the same measure', () => {
    const stream = simulationStream(12);
    const naive = (items: readonly string[]): string[] => {
      const mixed = [...items];
      for (let index = 0; index < mixed.length; index += 1) {
        const other = uniform(stream, mixed.length);
        [mixed[index], mixed[other]] = [mixed[other] ?? '', mixed[index] ?? ''];
      }
      return mixed;
    };
    expect(chiSquare(orderCounts(naive))).toBeGreaterThan(limit23 * 10);
  });

  test('the modulo of a short word is caught, the rejection on the same word is not', () => {
    const counts = (isRejecting: boolean): number[] => {
      const stream = simulationStream(13);
      const seen = Array.from({ length: 52 }, () => 0);
      for (let round = 0; round < 520_000; round += 1) {
        const byte = stream.nextUint32() & 0xff;
        // 208 is the last full multiple of 52 in a byte.
        if (!isRejecting || byte < 208) {
          seen[byte % 52] = (seen[byte % 52] ?? 0) + 1;
        }
      }
      return seen;
    };
    expect(chiSquare(counts(false))).toBeGreaterThan(1000);
    expect(chiSquare(counts(true))).toBeLessThan(100);
  });

  test('dealing a few takes the same cards as dealing all', () => {
    const items = Array.from({ length: 52 }, (_, index) => index);
    const few = deal(simulationStream(14), items, 5);
    expect(deal(simulationStream(14), items, 52).slice(0, 5)).toEqual(few);
    expect(shuffle(simulationStream(15), items).toSorted((a, b) => a - b)).toEqual(items);
  });
});

test('the simulation stream and the HMAC stream are mapped by the same code', () => {
  const hmac = createStream({ serverSeed, clientSeed: 'mapping', nonce: 7 });
  const copied = createStream({ serverSeed, clientSeed: 'mapping', nonce: 7 });
  const recorded = fromWords(Array.from({ length: 200 }, () => copied.nextUint32()));
  const items = Array.from({ length: 60 }, (_, index) => index);
  expect(shuffle(recorded, items)).toEqual(shuffle(hmac, items));
});

test('the HMAC stream maps to faces of a die equally often', () => {
  const counts = Array.from({ length: 6 }, () => 0);
  for (let nonce = 0; nonce < 2_000; nonce += 1) {
    const stream = createStream({ serverSeed, clientSeed: 'die', nonce });
    for (let roll = 0; roll < 8; roll += 1) {
      const face = uniform(stream, 6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
  }
  // The 99.99 percent quantile of chi-square with 5 degrees of freedom.
  expect(chiSquare(counts)).toBeLessThan(25.7);
});
