import { hexToBytes } from '@noble/hashes/utils.js';
import { assertDefined } from '@portal/money';
import { designHash } from '../../src/design-hash.ts';
import { createStream } from '../../src/stream.ts';
import { fromPlain, toPlain } from '../../src/plain.ts';
import { playables } from './playables.ts';

/** What was played, as plain JSON: the whole input of a round. */
export interface PlayedRound {
  readonly game: string;
  /** Hash of a design of the same file. */
  readonly design: string;
  readonly bet: object;
  readonly actions: readonly object[];
  /** 32 bytes in hex. */
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** What came of it, as plain JSON, and the SHA-256 of its canonical text. */
export interface RoundResult {
  readonly result: object;
  readonly digest: string;
}

/** A design by what names it; the rest is its game's. */
export interface RecordedDesign {
  readonly id: string;
  readonly version: number;
}

/**
 * The shape of `vectors/recorded-rounds.json`. Designs stand beside the rounds because records
 * outlive them: a round of a design that is shipped no longer still has its result.
 */
export interface RoundRecords {
  readonly designs: Readonly<Record<string, RecordedDesign>>;
  /** By game, id and version of the design, and number. */
  readonly rounds: Readonly<Record<string, PlayedRound & RoundResult>>;
}

/** Plays a recorded round from its start, from nothing but its record. */
export function playAgain(round: PlayedRound, designs: RoundRecords['designs']): RoundResult {
  const playable = assertDefined(playables.get(round.game), `there is a game ${round.game}`);
  const { serverSeed, clientSeed, nonce } = round;
  const outcome = playable.play({
    design: fromPlain(assertDefined(designs[round.design], 'the design stands beside the round')),
    bet: fromPlain(round.bet),
    actions: round.actions.map((action) => fromPlain(action)),
    stream: createStream({ serverSeed: hexToBytes(serverSeed), clientSeed, nonce }),
  });
  const result = toPlain(outcome);
  return { result, digest: designHash(result) };
}
