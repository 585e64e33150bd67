import { minesMultiplier, payout, type MinesDesign, type MinesState } from '@portal/games';
import { currency, formatAmount, toDecimal } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { BookedStepped } from './design-book.ts';
import type { Step } from './round.ts';
import { presentSteppedFacts, type SteppedView } from './present-stepped-facts.ts';

type MinesRound = Extract<ReplyOf<Endpoints['openRound']>['round'], { readonly engine: 'mines' }>;
type MinesDesignReply = Extract<ReplyOf<Endpoints['readDesign']>, { readonly engine: 'mines' }>;

/** What its player may see of a round of mines: where they lie only when it is over. */
export function presentMinesRound(view: SteppedView): MinesRound {
  // The design book assigns this round to the engine of mines, so its state has this shape.
  const state = view.state as MinesState;
  const design = view.booked.design as object as MinesDesign;
  const { round } = view;
  const unit = currency(round.currency);
  const isOpen = round.state === 'open';
  const picks = state.revealed.length;
  const cashOutMinor = payout(state.stakeMinor, minesMultiplier(design, state.bet.mines, picks));
  return {
    ...presentSteppedFacts(view),
    engine: 'mines',
    mines: state.bet.mines,
    revealed: [...state.revealed],
    minesAt: isOpen ? null : [...state.mines],
    cashOut: isOpen && picks > 0 ? formatAmount(cashOutMinor, unit) : null,
    steps: (round.steps ?? []).map((step) =>
      presentMinesStep(step, (minor) => formatAmount(minor, unit)),
    ),
  };
}

function presentMinesStep(
  step: Step,
  amount: (minor: bigint) => string,
): MinesRound['steps'][number] {
  // The engine of mines accepted the action, so it has this shape.
  const action = step.action as MinesState['actions'][number];
  return {
    kind: action.kind,
    tile: action.kind === 'reveal' ? action.tile : null,
    at: String(step.at),
    stake: amount(step.stakeMinor),
    win: amount(step.returnMinor),
    isTimeout: step.isTimeout,
  };
}

export function presentMinesDesign({ design, hash }: BookedStepped): MinesDesignReply {
  const rules = design as object as MinesDesign;
  const { id, version, tiles, edgePercent } = rules;
  const multipliers = Array.from({ length: tiles - 1 }, (_, index) => {
    const mines = index + 1;
    return Array.from({ length: tiles - mines }, (_safe, pick) =>
      toDecimal(minesMultiplier(rules, mines, pick + 1), 4, 'floor'),
    );
  });
  return { engine: 'mines', id, version, hash, tiles, edgePercent, multipliers };
}
