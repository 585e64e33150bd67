import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The seal over the tickets of an issue (R46): a tree of SHA-256 digests over the tickets in the
 * order of their ids. A digest of tickets and one of digests begin with different bytes, so that
 * neither passes for the other.
 */
const leafMark = Uint8Array.of(0);
const nodeMark = Uint8Array.of(1);

/** What a ticket is sealed as; its lines as the receipt gives them. */
export interface SealedTicket {
  readonly ticketId: string;
  readonly gameCode: string;
  readonly issueNo: string;
  /** SHA-256 in hex of the order's lines, as JSON. */
  readonly linesHash: string;
  readonly multiple: number;
  /** In minor units. */
  readonly costMinor: bigint;
}

export function linesHashOf(linesJson: string): string {
  return bytesToHex(sha256(utf8ToBytes(linesJson)));
}

/** The leaf of a ticket: the digest of its fields, a line each. */
export function ticketLeaf(ticket: SealedTicket): string {
  const { ticketId, gameCode, issueNo, linesHash, multiple, costMinor } = ticket;
  const text = [ticketId, gameCode, issueNo, linesHash, multiple, costMinor].join('\n');
  return bytesToHex(sha256(concatBytes(leafMark, utf8ToBytes(text))));
}

/** The root over leaves in hex; that over none is the digest of nothing. */
export function ticketRoot(leaves: readonly string[]): string {
  return rootOf(ticketLevels(leaves));
}

/** All digests of the tree: the leaves, then each level above them up to the root. */
export function ticketLevels(leaves: readonly string[]): readonly (readonly Uint8Array[])[] {
  const levels: Uint8Array[][] = [];
  let level: Uint8Array[] = leaves.map((leaf) => hexToBytes(leaf));
  while (level.length > 1) {
    levels.push(level);
    level = levelAbove(level);
  }
  return level.length === 0 ? levels : [...levels, level];
}

/** The root in hex of a tree by its levels. */
export function rootOf(levels: readonly (readonly Uint8Array[])[]): string {
  return bytesToHex(levels.at(-1)?.[0] ?? sha256(new Uint8Array()));
}

/** Where the digests of a leaf's path stand in a tree of so many leaves. */
export function pathPlaces(
  leaf: number,
  leaves: number,
): readonly { readonly level: number; readonly place: number; readonly side: PathStep['side'] }[] {
  const places = [];
  let [place, count] = [leaf, leaves];
  for (let level = 0; count > 1; level += 1) {
    const side: PathStep['side'] = place % 2 === 0 ? 'after' : 'before';
    const neighbour = side === 'after' ? place + 1 : place - 1;
    if (neighbour < count) {
      places.push({ level, place: neighbour, side });
    }
    [place, count] = [Math.floor(place / 2), Math.ceil(count / 2)];
  }
  return places;
}

/** A digest on the way from a leaf to the root, and the side on which it stands. */
export interface PathStep {
  readonly hash: string;
  readonly side: 'before' | 'after';
}

/** What proves that the leaf at a place is under the root. */
export function ticketPath(leaves: readonly string[], place: number): readonly PathStep[] {
  const levels = ticketLevels(leaves);
  return pathPlaces(place, leaves.length).flatMap(({ level, place: at, side }) => {
    const digest = levels[level]?.[at];
    return digest === undefined ? [] : [{ hash: bytesToHex(digest), side }];
  });
}

/** The root that a leaf and its path lead to. */
export function rootOfPath(leaf: string, path: readonly PathStep[]): string {
  return path.reduce(
    (hash, step) => (step.side === 'after' ? nodeOf(hash, step.hash) : nodeOf(step.hash, hash)),
    leaf,
  );
}

function nodeOf(left: string, right: string): string {
  return bytesToHex(sha256(concatBytes(nodeMark, hexToBytes(left), hexToBytes(right))));
}

/** A last one without a neighbour goes up as it is. */
function levelAbove(level: readonly Uint8Array[]): Uint8Array[] {
  const above: Uint8Array[] = [];
  for (let at = 0; at < level.length; at += 2) {
    const [left, right] = [level[at], level[at + 1]];
    if (left !== undefined) {
      above.push(right === undefined ? left : sha256(concatBytes(nodeMark, left, right)));
    }
  }
  return above;
}
