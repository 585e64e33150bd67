import {
  commitmentOf,
  drawFromSeed,
  families,
  hasInHouseDraw,
  rootOfPath,
  seedWords,
  uniformFrom,
} from '@portal/lottery';
import { createStream } from '@portal/games';

/** Families whose draws follow from a seed. */
export const drawnFamilies = families.filter(hasInHouseDraw);
export type DrawnFamily = (typeof drawnFamilies)[number];

/** What came out of typed values at one step. */
export interface HandStep {
  readonly name: 'commitment' | 'message' | 'words' | 'numbers' | 'draw' | 'node' | 'root';
  readonly value: string;
  /** What it is held to, where something was typed for it. */
  readonly published?: string;
}

const hash = /^[0-9a-f]{64}$/u;
const wordsShown = 8;
const numbersShown = 20;
export const highestBound = 2 ** 32;

/** A digest or seed as it is printed; undefined for anything else. */
export function typedHash(text: string): string | undefined {
  const hex = text.trim().toLowerCase();
  return hash.test(hex) ? hex : undefined;
}

interface Seeded {
  readonly serverSeed: string;
  /** As it was published before; empty where nothing was typed. */
  readonly commitment: string;
}

/** The draw of an issue, from its seed to its numbers (lottery.md A4). */
export function drawByHand(
  typed: Seeded & {
    readonly family: DrawnFamily;
    readonly gameCode: string;
    readonly issueNo: string;
  },
): readonly HandStep[] {
  const { family, gameCode, issueNo } = typed;
  const serverSeed = bytesOf(typed.serverSeed);
  const seed = { serverSeed, gameCode, issueNo };
  return [
    commitmentStep(typed),
    { name: 'message', value: `${gameCode}:${issueNo}:0` },
    { name: 'words', value: firstWords(seedWords(seed)) },
    { name: 'draw', value: JSON.stringify(drawFromSeed(family, seed)) },
  ];
}

/** The numbers that a round of a house game takes, in their order (R133). */
export function roundByHand(
  typed: Seeded & {
    readonly clientSeed: string;
    readonly nonce: string;
    readonly bound: number;
  },
): readonly HandStep[] {
  const { clientSeed, nonce, bound } = typed;
  const uniform = uniformFrom(roundWords(typed));
  const numbers = Array.from({ length: numbersShown }, () => uniform(bound));
  return [
    commitmentStep(typed),
    { name: 'message', value: `${clientSeed}:${nonce}:0` },
    { name: 'words', value: firstWords(roundWords(typed)) },
    { name: 'numbers', value: numbers.join(' ') },
  ];
}

function* roundWords(typed: {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: string;
}): Generator<number, never> {
  const { clientSeed, nonce } = typed;
  const serverSeed = bytesOf(typed.serverSeed);
  const stream = createStream({ serverSeed, clientSeed, nonce: BigInt(nonce) });
  for (;;) {
    yield stream.nextUint32();
  }
}

type Path = readonly { readonly side: 'before' | 'after'; readonly hash: string }[];

/** Lines like `after 3f…`; undefined where one of them is no step of a path. */
export function typedPath(text: string): Path | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const steps = lines.flatMap((line) => {
    const [side = '', digest = ''] = line.trim().split(/\s+/u);
    const hex = typedHash(digest);
    return hex !== undefined && (side === 'before' || side === 'after')
      ? [{ side, hash: hex } as const]
      : [];
  });
  return steps.length === lines.length ? steps : undefined;
}

/** From the leaf of a ticket to the root that was sealed before the draw (R46). */
export function ticketByHand(typed: {
  readonly leaf: string;
  readonly path: Path;
  readonly root: string;
}): readonly HandStep[] {
  const { leaf, path, root } = typed;
  const nodes = path.map((_, at) => rootOfPath(leaf, path.slice(0, at + 1)));
  return [
    ...nodes.slice(0, -1).map((value) => ({ name: 'node' as const, value })),
    { name: 'root', value: nodes.at(-1) ?? leaf, published: root },
  ];
}

function commitmentStep({ serverSeed, commitment }: Seeded): HandStep {
  const value = commitmentOf(bytesOf(serverSeed));
  return { name: 'commitment', value, ...(commitment !== '' && { published: commitment }) };
}

function firstWords(words: Iterator<number, never>): string {
  return Array.from({ length: wordsShown }, () =>
    words.next().value.toString(16).padStart(8, '0'),
  ).join(' ');
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));
}
