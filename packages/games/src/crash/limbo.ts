import { instantEngine, type InstantEngine } from '../instant-engine.ts';
import { crashReturn, drawCrashPoint, type CrashDesign } from './point.ts';

export interface LimboBet {
  readonly stakeMinor: bigint;
  readonly targetHundredths: number;
}

export interface LimboOutcome {
  readonly pointHundredths: number;
}

/** One draw of the crash distribution per bet; pays the target when the point reaches it. */
export const limboEngine: InstantEngine<CrashDesign, LimboBet, LimboOutcome> = instantEngine({
  game: 'limbo',
  version: 1,
  stakeMinor: (bet) => bet.stakeMinor,
  problem: (design, { targetHundredths: target }) =>
    Number.isInteger(target) && target >= 101 && target <= design.capHundredths
      ? undefined
      : 'the target is not from 1.01 to the cap',
  draw: (design, _bet, stream) => ({ pointHundredths: drawCrashPoint(design, stream) }),
  returnMinor: (_design, bet, outcome) =>
    outcome.pointHundredths >= bet.targetHundredths
      ? crashReturn(bet.stakeMinor, bet.targetHundredths)
      : 0n,
});
