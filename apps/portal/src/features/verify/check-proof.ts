import {
  beaconSeed,
  closeYeekeeRound,
  commitmentOf,
  drawFromSeed,
  families,
  hasInHouseDraw,
  linesHashOf,
  quicknet,
  rootOfPath,
  ticketLeaf,
  type YeekeeResult,
} from '@portal/lottery';
import type { Checked, CheckStep, DrawProof, TicketProof } from './proof.ts';

function step(name: CheckStep['name'], computed: string, published: string): CheckStep {
  return { name, computed, published, isFine: computed === published };
}

/**
 * Draws the issue again from its seed, and from its round of the beacon where it has one, and holds
 * them and the result to what was published (R133, R137). One that was given up before its draw has
 * the seed alone, which is still what it committed to (R135).
 */
export async function checkDraw(proof: DrawProof): Promise<Checked> {
  const { commitment, serverSeed, draw, gameCode, issueNo } = proof;
  const family = families.find((name) => name === proof.family);
  const shots = shotsOf(draw);
  if (shots !== undefined) {
    return { kind: 'steps', steps: [addedUp(shots)] };
  }
  if (commitment === null && draw !== null) {
    return { kind: 'outside' };
  }
  const isGivenUp = draw === null && typeof proof.voidReason === 'string';
  if (commitment === null || serverSeed === null || (draw === null && !isGivenUp)) {
    return { kind: 'notYet' };
  }
  const seed = bytesOf(serverSeed);
  if (seed === undefined || family === undefined || !hasInHouseDraw(family)) {
    return { kind: 'unreadable' };
  }
  if (draw === null) {
    return { kind: 'steps', steps: [step('commitment', commitmentOf(seed), commitment)] };
  }
  const signed = await checkBeacon(proof);
  const signature = proof.beacon?.signature ?? undefined;
  const key = signature === undefined ? seed : beaconSeed(seed, signature);
  const drawn = drawFromSeed(family, { serverSeed: key, gameCode, issueNo });
  return {
    kind: 'steps',
    steps: [
      step('commitment', commitmentOf(seed), commitment),
      ...signed,
      step('draw', textOf(drawn), textOf(withoutYear(draw))),
    ],
  };
}

/** The numbers of a round of members; undefined of every other draw. */
function shotsOf(draw: object | null): readonly string[] | undefined {
  const { shots } = (draw ?? {}) as { readonly shots?: unknown };
  return Array.isArray(shots) && shots.every((shot) => /^\d{5}$/u.test(String(shot)))
    ? shots.map(String)
    : undefined;
}

function additionOf({ sum, shot16, result, top3, bot2 }: YeekeeResult): string {
  return `${sum} − ${shot16} = ${result} → ${top3}, ${bot2}`;
}

/** Their sum without the sixteenth gives top and bottom (lottery.md A3.3). */
function addedUp(shots: readonly string[]): CheckStep {
  const round = closeYeekeeRound(shots);
  return {
    name: 'shots',
    computed: round.ok ? additionOf(round.value) : String(shots.length),
    published: shots.join(' '),
    isFine: round.ok,
  };
}

/**
 * Whether the round is signed by the known key, not by any that the proof brings. The curve is
 * heavy and loaded only here.
 */
async function checkBeacon({ beacon }: DrawProof): Promise<readonly CheckStep[]> {
  if (beacon === undefined || beacon === null) {
    return [];
  }
  const { round, signature } = beacon;
  const { isSignedRound } = await import('@portal/lottery/beacon');
  const { publicKey } = quicknet;
  const isFine = isSignedRound({ publicKey, round, signature: signature ?? '' });
  const published = `${round} ${signature ?? ''}`;
  return [{ name: 'beacon', computed: `drand quicknet ${round}`, published, isFine }];
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
