import { currency, formatAmount, assertDefined } from '@portal/money';
import { type Endpoints, type ReplyOf, type RoundEngine, roundEngines } from '@portal/protocol';
import type { BookedDesign, BookedStepped } from './design-book.ts';
import type { RoundNow } from './keep-step.ts';
import { presentMinesDesign, presentMinesRound } from './present-mines.ts';
import type { SteppedView } from './present-stepped-facts.ts';

/** One entry for each stepped engine that is offered; the wire names the same in its unions. */
const presenters = {
  mines: { round: presentMinesRound, design: presentMinesDesign },
} as const;

type OnTheWire = keyof typeof presenters;

function presenterOf({ engine }: BookedStepped): (typeof presenters)[OnTheWire] {
  const known: Readonly<Record<string, (typeof presenters)[OnTheWire]>> = presenters;
  return assertDefined(known[engine.game], `the wire has a shape for ${engine.game}`);
}

export function presentSteppedRound(view: SteppedView) {
  return presenterOf(view.booked).round(view);
}

export function presentSteppedDesign(design: BookedStepped) {
  return presenterOf(design).design(design);
}

/** The answer to a step. */
export function presentNow(now: RoundNow): ReplyOf<Endpoints['openRound']> {
  const unit = currency(now.round.currency);
  return { round: presentSteppedRound(now), balance: formatAmount(now.balanceMinor, unit) };
}

export function engineOnTheWire({ engine }: BookedDesign): RoundEngine {
  return assertDefined(
    roundEngines.find((name) => name === engine.game),
    `the wire knows ${engine.game}`,
  );
}
