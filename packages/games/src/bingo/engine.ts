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
  let marked = 0;
  for (const [index, ball] of calls.entries()) {
    const cell = card.indexOf(ball);
    if (cell !== -1) {
      marked |= 1 << cell;
      if (bingo75Lines.lines.some((line) => (line & ~marked) === 0)) {
        return index + 1;
      }
    }
  }
  return undefined;
}

function bandFactor(bands: readonly BingoBand[], call: number | undefined): Rational {
  const band = bands.find(
    ({ fromCall, toCall }) => call !== undefined && call >= fromCall && call <= toCall,
  );
  return band === undefined ? zero : factorOf(band.pays);
}
