import { ok, refused, type Result } from '@portal/money';
import { Dealer, fullShoe } from '../cards/shoe.ts';
import type { SteppedEngine } from '../engine.ts';
import type { RandomStream } from '../stream.ts';
import { handTotal, type BlackjackDesign } from './design.ts';
import { finish, isNatural, valueOf } from './settle.ts';
import type { BlackjackAction, BlackjackBet, BlackjackHand, BlackjackState } from './state.ts';

type Step = Result<BlackjackState, 'action_not_legal', string>;

/**
 * One player against the dealer, shuffled every round. Cards come player, dealer up, player,
 * dealer hole; the hole card is secret until the round is settled.
 */
export const blackjackEngine: SteppedEngine<
  BlackjackDesign,
  BlackjackBet,
  BlackjackState,
  BlackjackAction
> = {
  game: 'blackjack',
  version: 1,
  open: (design, bet) => {
    if (bet.stakeMinor <= 0n) {
      return refused('bet_not_allowed', 'the stake is not positive');
    }
    return ok({
      phase: 'open',
      design,
      bet,
      stakeMinor: bet.stakeMinor,
      returnMinor: 0n,
      actions: [],
      shoe: fullShoe(design.decks),
      dealer: [],
      hands: [],
      active: 0,
      insuranceMinor: 0n,
      isInsuranceOpen: false,
      isSurrendered: false,
    });
  },
  act: (state, action, stream) => {
    if (!legalActions(state).some((candidate) => candidate.kind === action.kind)) {
      return refused('action_not_legal', `${action.kind} is not possible now`);
    }
    const next = { ...state, actions: [...state.actions, action] };
    switch (action.kind) {
      case 'deal':
        return ok(deal(next, stream));
      case 'insure':
        return insure(next, stream);
      case 'decline':
        return ok(peek({ ...next, isInsuranceOpen: false }, stream));
      case 'surrender':
        return ok(finish({ ...next, isSurrendered: true }, stream));
      case 'stand':
        return ok(advance(withHand(next, { isOver: true }), stream));
      case 'hit':
      case 'double':
        return ok(drawCard(next, action.kind === 'double', stream));
      case 'split':
        return ok(split(next, stream));
    }
  },
  legalActions: (state) => legalActions(state),
  // Nothing that costs more: insurance is declined, hands stand as they are.
  timeoutAction: (state) => ({ kind: state.isInsuranceOpen ? 'decline' : 'stand' }),
};

function legalActions(state: BlackjackState): BlackjackAction[] {
  if (state.phase === 'open') {
    return [{ kind: 'deal' }];
  }
  const hand = state.hands[state.active];
  if (state.phase === 'settled' || hand === undefined) {
    return [];
  }
  if (state.isInsuranceOpen) {
    const half = state.bet.stakeMinor / 2n;
    return half > 0n ? [{ kind: 'insure' }, { kind: 'decline' }] : [{ kind: 'decline' }];
  }
  const actions: BlackjackAction[] = [{ kind: 'hit' }, { kind: 'stand' }];
  const isFirst = hand.cards.length === 2;
  if (isFirst && (!hand.isSplit || state.design.canDoubleAfterSplit)) {
    actions.push({ kind: 'double' });
  }
  const [first = -1, second = -2] = hand.cards;
  const isPair = isFirst && valueOf(first) === valueOf(second);
  if (isPair && state.hands.length < state.design.maxHands) {
    actions.push({ kind: 'split' });
  }
  if (isFirst && !hand.isSplit && state.design.canSurrender) {
    actions.push({ kind: 'surrender' });
  }
  return actions;
}

function deal(state: BlackjackState, stream: RandomStream): BlackjackState {
  const dealer = new Dealer(state.shoe, stream);
  const [first, up, second, hole] = [dealer.next(), dealer.next(), dealer.next(), dealer.next()];
  const hand: BlackjackHand = {
    cards: [first, second],
    stakeMinor: state.bet.stakeMinor,
    isSplit: false,
    isOver: false,
  };
  const dealt: BlackjackState = {
    ...state,
    phase: 'playing',
    shoe: dealer.shoe,
    dealer: [up, hole],
    hands: [hand],
    isInsuranceOpen: valueOf(up) === 1,
  };
  return dealt.isInsuranceOpen ? dealt : peek(dealt, stream);
}

function insure(state: BlackjackState, stream: RandomStream): Step {
  const insuranceMinor = state.bet.stakeMinor / 2n;
  const stakeMinor = state.stakeMinor + insuranceMinor;
  return ok(peek({ ...state, insuranceMinor, stakeMinor, isInsuranceOpen: false }, stream));
}

/** A natural on either side ends the round before any card is drawn. */
function peek(state: BlackjackState, stream: RandomStream): BlackjackState {
  const [hand] = state.hands;
  const isOver = isNatural(state.dealer) || (hand !== undefined && isNatural(hand.cards));
  return isOver ? finish(state, stream) : state;
}

function withHand(state: BlackjackState, changes: Partial<BlackjackHand>): BlackjackState {
  return {
    ...state,
    hands: state.hands.map((hand, index) =>
      index === state.active ? { ...hand, ...changes } : hand,
    ),
  };
}

function drawCard(state: BlackjackState, isDouble: boolean, stream: RandomStream): BlackjackState {
  const dealer = new Dealer(state.shoe, stream);
  const hand = state.hands[state.active];
  const cards = [...(hand?.cards ?? []), dealer.next()];
  const added = isDouble ? (hand?.stakeMinor ?? 0n) : 0n;
  const { total } = handTotal(cards.map((card) => valueOf(card)));
  const drawn = withHand(
    { ...state, shoe: dealer.shoe, stakeMinor: state.stakeMinor + added },
    { cards, stakeMinor: (hand?.stakeMinor ?? 0n) + added, isOver: isDouble || total >= 21 },
  );
  return advance(drawn, stream);
}

/** The second hand waits; split aces get one card each and are over. */
function split(state: BlackjackState, stream: RandomStream): BlackjackState {
  const dealer = new Dealer(state.shoe, stream);
  const pair = state.hands[state.active]?.cards ?? [];
  const halves = pair.map((pairCard): BlackjackHand => {
    const cards = [pairCard, dealer.next()];
    const { total } = handTotal(cards.map((dealtCard) => valueOf(dealtCard)));
    const isOver = valueOf(pairCard) === 1 || total === 21;
    return { cards, stakeMinor: state.bet.stakeMinor, isSplit: true, isOver };
  });
  const hands = state.hands.flatMap((hand, index) => (index === state.active ? halves : [hand]));
  const stakeMinor = state.stakeMinor + state.bet.stakeMinor;
  return advance({ ...state, shoe: dealer.shoe, hands, stakeMinor }, stream);
}

/** Moves on to the next hand that is not over, or to the dealer. */
function advance(state: BlackjackState, stream: RandomStream): BlackjackState {
  const active = state.hands.findIndex((hand) => !hand.isOver);
  return active === -1 ? finish(state, stream) : { ...state, active };
}
