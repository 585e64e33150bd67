import {
  commitmentOf,
  drawFromSeed,
  families,
  hasInHouseDraw,
  linesHashOf,
  rootOfPath,
  ticketLeaf,
} from '@portal/lottery';
import type { Checked, CheckStep, DrawProof, TicketProof } from './proof.ts';

function step(name: CheckStep['name'], computed: string, published: string): CheckStep {
  return { name, computed, published, isFine: computed === published };
}

/** Draws the issue again from its seed, and holds seed and result to what was published (R133). */
export function checkDraw(proof: DrawProof): Checked {
  const { commitment, serverSeed, draw, gameCode, issueNo } = proof;
  const family = families.find((name) => name === proof.family);
  if (commitment === null || serverSeed === null || draw === null) {
    return { kind: 'notYet' };
  }
  const seed = bytesOf(serverSeed);
  if (seed === undefined || family === undefined || !hasInHouseDraw(family)) {
    return { kind: 'unreadable' };
  }
  const drawn = drawFromSeed(family, { serverSeed: seed, gameCode, issueNo });
  return {
    kind: 'steps',
    steps: [
      step('commitment', commitmentOf(seed), commitment),
      step('draw', textOf(drawn), textOf(withoutYear(draw))),
    ],
  };
}

/** The ticket's own leaf leads by its path to the root that was sealed before the draw (R46). */
export function checkTicket(proof: TicketProof): Checked {
  const { linesJson, linesHash, ticketRoot, costMinor, path } = proof;
  if (ticketRoot === null) {
    return { kind: 'notYet' };
  }
  if (!/^\d+$/u.test(costMinor)) {
    return { kind: 'unreadable' };
  }
  const leaf = ticketLeaf({ ...proof, costMinor: BigInt(costMinor) });
  return {
    kind: 'steps',
    steps: [
      step('lines', linesHashOf(linesJson), linesHash),
      step('root', rootOfPath(leaf, path), ticketRoot),
    ],
  };
}

/** The sign of the year comes from the date, not from the seed (lottery.md A4). */
function withoutYear(draw: object): object {
  return Object.fromEntries(Object.entries(draw).filter(([key]) => key !== 'zodiacYear'));
}

/** The same for equal draws, whatever the order of their keys. */
function textOf(draw: object): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(draw).toSorted(([left], [right]) => (left < right ? -1 : 1))),
  );
}

function bytesOf(hex: string): Uint8Array | undefined {
  return /^(?:[0-9a-f]{2}){32}$/u.test(hex)
    ? Uint8Array.from(hex.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16))
    : undefined;
}
