import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import {
  linesHashOf,
  pathPlaces,
  rootOf,
  rootOfPath,
  ticketLeaf,
  ticketLevels,
  ticketPath,
  ticketRoot,
} from './tickets.ts';

const sha = (...parts: readonly (string | Uint8Array)[]): Uint8Array =>
  sha256(
    concatBytes(...parts.map((part) => (typeof part === 'string' ? utf8ToBytes(part) : part))),
  );

const leaves = Array.from({ length: 11 }, (_, place) => bytesToHex(sha(`leaf ${place}`)));

describe('the seal over tickets', () => {
  it('is the digest of the fields of a ticket, marked as a leaf', () => {
    const linesHash = linesHashOf('[{"betType":"ssc.dwd"}]');
    const ticket = { ticketId: 'ltk_1', gameCode: 'SSC1M', issueNo: '20260302-0001', linesHash };
    const text = `ltk_1\nSSC1M\n20260302-0001\n${linesHash}\n3\n600`;
    const leaf = ticketLeaf({ ...ticket, multiple: 3, costMinor: 600n });
    expect(leaf).toBe(bytesToHex(sha(Uint8Array.of(0), text)));
  });

  it('joins pairs under marked nodes, and one alone goes up as it is', () => {
    const [a = '', b = '', c = ''] = leaves;
    const ab = sha(Uint8Array.of(1), hexToBytes(a), hexToBytes(b));
    expect(ticketRoot([a])).toBe(a);
    expect(ticketRoot([a, b, c])).toBe(bytesToHex(sha(Uint8Array.of(1), ab, hexToBytes(c))));
    expect(ticketRoot([])).toBe(bytesToHex(sha('')));
  });

  it('has its path in its levels, whatever it was sold with', () => {
    const levels = ticketLevels(leaves);
    expect(levels.map((level) => level.length)).toEqual([11, 6, 3, 2, 1]);
    expect(rootOf(levels)).toBe(ticketRoot(leaves));
    // The last of eleven goes up alone, then meets what stands before it.
    expect(pathPlaces(10, 11)).toEqual([
      { level: 1, place: 4, side: 'before' },
      { level: 3, place: 0, side: 'before' },
    ]);
    expect(pathPlaces(0, 1)).toEqual([]);
  });

  it('is reached from every leaf by its path, and by no other leaf', () => {
    for (let count = 1; count <= leaves.length; count += 1) {
      const some = leaves.slice(0, count);
      const root = ticketRoot(some);
      some.forEach((leaf, place) => {
        const path = ticketPath(some, place);
        expect(rootOfPath(leaf, path)).toBe(root);
        expect(rootOfPath(bytesToHex(sha('another')), path)).not.toBe(root);
      });
    }
  });
});
