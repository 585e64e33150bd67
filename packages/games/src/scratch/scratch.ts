import { add, multiply, rational, zero, type Rational } from '@portal/money';
import { factorOf, pickByWeight } from '../chance.ts';
import { instantEngine, type InstantEngine } from '../instant-engine.ts';
import { payout } from '../payout.ts';
import { deal, shuffle, uniform, type RandomStream } from '../stream.ts';

export interface ScratchPrize {
  /** Total return for one. */
  readonly multiplier: string;
  readonly count: number;
}

export interface ScratchDesign {
  readonly id: string;
  readonly version: number;
  readonly tickets: number;
  readonly prizes: readonly ScratchPrize[];
}

export interface ScratchBet {
  readonly stakeMinor: bigint;
}

export interface ScratchOutcome {
  /** Index of the prize, or -1. */
  readonly prize: number;
  /** Nine cells of prize indexes: three equal ones for the drawn prize and no other triple. */
  readonly panel: readonly number[];
}

/** Every ticket is independent: a prize from the whole deck first, then a picture of it. */
export const scratchEngine: InstantEngine<ScratchDesign, ScratchBet, ScratchOutcome> =
  instantEngine({
    game: 'scratch',
    version: 1,
    stakeMinor: (bet) => bet.stakeMinor,
    problem: () => undefined,
    draw: (design, _bet, stream) => drawTicket(design, deckOf(design), stream),
    returnMinor: (design, bet, outcome) =>
      payout(bet.stakeMinor, scratchFactor(design, outcome.prize)),
  });

/** How many tickets are left per prize, losing tickets last: a finite series (second mode). */
export type ScratchSeries = readonly number[];

export function deckOf(design: ScratchDesign): ScratchSeries {
  const winning = design.prizes.reduce((sum, prize) => sum + prize.count, 0);
  return [...design.prizes.map((prize) => prize.count), design.tickets - winning];
}

/** Draws one ticket without replacement; the series shrinks by it. */
export function drawFromSeries(
  design: ScratchDesign,
  series: ScratchSeries,
  stream: RandomStream,
): { readonly ticket: ScratchOutcome; readonly left: ScratchSeries } {
  const ticket = drawTicket(design, series, stream);
  const drawn = ticket.prize === -1 ? design.prizes.length : ticket.prize;
  return { ticket, left: series.map((count, index) => (index === drawn ? count - 1 : count)) };
}

function drawTicket(
  design: ScratchDesign,
  series: ScratchSeries,
  stream: RandomStream,
): ScratchOutcome {
  const tickets = series.reduce((sum, count) => sum + count, 0);
  const drawn = pickByWeight(series, uniform(stream, tickets));
  const prize = drawn === design.prizes.length ? -1 : drawn;
  return { prize, panel: layPanel(design, prize, stream) };
}

function layPanel(design: ScratchDesign, prize: number, stream: RandomStream): number[] {
  const others: number[] = [];
  for (let index = 0; index < design.prizes.length; index += 1) {
    if (index !== prize) {
      others.push(index, index);
    }
  }
  const shown = prize === -1 ? [] : [prize, prize, prize];
  return shuffle(stream, [...shown, ...deal(stream, others, 9 - shown.length)]);
}

function scratchFactor(design: ScratchDesign, prize: number): Rational {
  return factorOf(design.prizes[prize]?.multiplier ?? '0');
}

export function scratchReturn(design: ScratchDesign): Rational {
  return moment(design, (factor) => factor);
}

export function scratchVariance(design: ScratchDesign): Rational {
  const mean = scratchReturn(design);
  const square = moment(design, (factor) => multiply(factor, factor));
  return add(square, multiply(rational(-1n), multiply(mean, mean)));
}

export function scratchHitFrequency(design: ScratchDesign): Rational {
  return moment(design, (factor) => rational(factor.numerator > 0n ? 1n : 0n));
}

function moment(design: ScratchDesign, value: (factor: Rational) => Rational): Rational {
  return design.prizes.reduce(
    (sum, prize) =>
      add(
        sum,
        multiply(
          value(factorOf(prize.multiplier)),
          rational(BigInt(prize.count), BigInt(design.tickets)),
        ),
      ),
    zero,
  );
}
