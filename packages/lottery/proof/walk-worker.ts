import { parentPort, workerData } from 'node:worker_threads';
import { countHits, type HitCount } from './count-hits.ts';
import { largeSpaces } from './large-spaces.ts';
import { assertDefined } from '@portal/money';

/** Which part of which large space a thread walks. */
export interface WalkPart {
  readonly name: string;
  readonly part: number;
  readonly parts: number;
}

export interface WalkAnswer {
  readonly counts: readonly HitCount[];
  readonly walked: number;
}

// The thread is started with the part to walk.
const { name, part, parts } = workerData as WalkPart;
const space = assertDefined(
  largeSpaces.find((candidate) => candidate.name === name),
  name,
);
const answer: WalkAnswer = countHits(space.bets(), space.family, space.draws(part, parts));
parentPort?.postMessage(answer, []);
