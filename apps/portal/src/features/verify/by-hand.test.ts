import { commitment, createStream, uniform } from '@portal/games';
import { commitmentOf, drawFromSeed, ticketPath, ticketRoot } from '@portal/lottery';
import { describe, expect, it } from 'vitest';
import { drawByHand, roundByHand, ticketByHand, typedHash, typedPath } from './by-hand.ts';

const hex = '09'.repeat(32);
const seed = new Uint8Array(32).fill(9);

describe('values that are typed by hand', () => {
  it('give the draw of an issue with each step before it', () => {
    const issue = { gameCode: 'SSC1M', issueNo: '20260302-0480' };
    const steps = drawByHand({
      family: 'ssc',
      ...issue,
      serverSeed: hex,
      commitment: 'f'.repeat(64),
    });
    const drawn = drawFromSeed('ssc', { serverSeed: seed, ...issue });
    expect(steps.map(({ name }) => name)).toEqual(['commitment', 'message', 'words', 'draw']);
    expect(steps[0]).toEqual({
      name: 'commitment',
      value: commitmentOf(seed),
      published: 'f'.repeat(64),
    });
    expect(steps[1]?.value).toBe('SSC1M:20260302-0480:0');
    expect(steps[3]?.value).toBe(JSON.stringify(drawn));
  });

  it('give the numbers of a round as the game takes them', () => {
    const typed = { clientSeed: 'my:seed', nonce: '7', bound: 24 };
    const steps = roundByHand({ ...typed, serverSeed: hex, commitment: '' });
    const stream = createStream({ serverSeed: seed, clientSeed: 'my:seed', nonce: 7 });
    const numbers = Array.from({ length: 20 }, () => uniform(stream, 24));
    expect(steps[0]).toEqual({ name: 'commitment', value: commitment(seed) });
    expect(steps[1]?.value).toBe('my:seed:7:0');
    expect(steps.at(-1)).toEqual({ name: 'numbers', value: numbers.join(' ') });
  });

  it('lead from a ticket to its root, or to another one', () => {
    const leaves = ['a', 'b', 'c', 'd', 'e'].map((digit) => digit.repeat(64));
    const typed = ticketPath(leaves, 2)
      .map(({ side, hash }) => `${side} ${hash}`)
      .join('\n');
    const root = ticketRoot(leaves);
    const path = typedPath(typed) ?? [];
    const steps = ticketByHand({ leaf: 'c'.repeat(64), path, root });
    expect(steps.map(({ name }) => name)).toEqual(['node', 'node', 'root']);
    expect(steps.at(-1)).toEqual({ name: 'root', value: root, published: root });
    expect(ticketByHand({ leaf: 'b'.repeat(64), path, root }).at(-1)?.value).not.toBe(root);
    expect(ticketByHand({ leaf: root, path: [], root })).toEqual([
      { name: 'root', value: root, published: root },
    ]);
  });

  it.each([
    ['a digest in capitals with blanks', ` ${'A'.repeat(64)} `, 'a'.repeat(64)],
    ['too short', 'a'.repeat(63), undefined],
    ['no hexadecimal digit', 'g'.repeat(64), undefined],
  ])('are read: %s', (_, text, hash) => {
    expect(typedHash(text)).toBe(hash);
  });

  it.each([
    ['sideways', `beside ${hex}`],
    ['without a digest', 'after'],
    ['a digest alone', hex],
  ])('of a path are refused: %s', (_, line) => {
    expect(typedPath(`before ${hex}\n${line}`)).toBeUndefined();
  });
});
