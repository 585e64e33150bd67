import { zero, type Rational } from '@portal/money';
import { factorOf } from '../chance.ts';
import { instantEngine, type InstantEngine } from '../instant-engine.ts';
import { payout } from '../payout.ts';
import { drawCalls, drawCard75, type BingoCard } from './card.ts';
import type { BingoBand } from './fixed-odds.ts';
import { bingo75Lines } from './probability.ts';

export interface BingoDesign {
  readonly id: string;
  readonly version: number;
  readonly calls: number;
  readonly bands: readonly BingoBand[];
}

export interface BingoBet {
  readonly stakeMinor: bigint;
}

export interface BingoOutcome {
  readonly card: BingoCard;
  readonly calls: readonly number[];
  /** The call that completed the first line, from 1; undefined when none was completed. */
  readonly firstLineCall?: number;
}

/** One 75-ball card at fixed odds: the card first, then the calls. */
export const bingoEngine: InstantEngine<BingoDesign, BingoBet, BingoOutcome> = instantEngine({
  game: 'bingo',
  version: 1,
  stakeMinor: (bet) => bet.stakeMinor,
  problem: () => undefined,
  draw: (design, _bet, stream) => {
    const card = drawCard75(stream);
    const calls = drawCalls(75, design.calls, stream);
    const call = firstLineCall(card, calls);
    return call === undefined ? { card, calls } : { card, calls, firstLineCall: call };
  },
  returnMinor: (design, bet, outcome) =>
    payout(bet.stakeMinor, bandFactor(design.bands, outcome.firstLineCall)),
});

export function firstLineCall(card: BingoCard, calls: readonly number[]): number | undefined {
  const callOf = new Float64Array(76).fill(Infinity);
  for (let index = 0; index < calls.length; index += 1) {
    callOf[calls[index] ?? 0] = index + 1;
  }
  let first = Infinity;
  for (const cells of lineCells) {
    let last = 0;
    for (const cell of cells) {
      last = Math.max(last, callOf[card[cell] ?? 0] ?? Infinity);
    }
    first = Math.min(first, last);
  }
  return first === Infinity ? undefined : first;
}

const lineCells: readonly (readonly number[])[] = bingo75Lines.lines.map((line) =>
  Array.from({ length: 24 }, (_, cell) => cell).filter((cell) => (line & (1 << cell)) !== 0),
);

function bandFactor(bands: readonly BingoBand[], call: number | undefined): Rational {
  const band = bands.find(
    ({ fromCall, toCall }) => call !== undefined && call >= fromCall && call <= toCall,
  );
  return band === undefined ? zero : factorOf(band.pays);
}
