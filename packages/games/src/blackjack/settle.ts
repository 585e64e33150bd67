import { add, one, rational, zero, type Rational } from '@portal/money';
import { rankOf, type Card } from '../cards/card.ts';
import { Dealer } from '../cards/shoe.ts';
import { factorOf } from '../chance.ts';
import { payout } from '../payout.ts';
import type { RandomStream } from '../stream.ts';
import { handTotal } from './design.ts';
import type { BlackjackHand, BlackjackState } from './state.ts';

/** Aces 1, faces 10. */
export function valueOf(card: Card): number {
  const rank = rankOf(card);
  return rank === 12 ? 1 : Math.min(rank + 2, 10);
}

function totalOf(cards: readonly Card[]): { total: number; isSoft: boolean } {
  return handTotal(cards.map((card) => valueOf(card)));
}

/** Two cards to 21; a split hand never is one. */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && totalOf(cards).total === 21;
}

/** The dealer draws only against a hand that is still standing; then every stake is paid. */
export function finish(state: BlackjackState, stream: RandomStream): BlackjackState {
  const [first] = state.hands;
  const isPlayerNatural = first !== undefined && !first.isSplit && isNatural(first.cards);
  const isDealerNatural = isNatural(state.dealer);
  const stands = state.hands.some((hand) => totalOf(hand.cards).total <= 21);
  const isDrawing = stands && !isPlayerNatural && !isDealerNatural && !state.isSurrendered;
  const dealer = isDrawing ? drawDealer(state, stream) : state.dealer;
  const insured = isDealerNatural ? 3n * state.insuranceMinor : 0n;
  const returnMinor = state.hands.reduce(
    (sum, hand) => sum + payout(hand.stakeMinor, handFactor(state, hand, dealer)),
    insured,
  );
  return { ...state, phase: 'settled', dealer, returnMinor };
}

function drawDealer(state: BlackjackState, stream: RandomStream): Card[] {
  const dealer = new Dealer(state.shoe, stream);
  const cards = [...state.dealer];
  for (;;) {
    const { total, isSoft } = totalOf(cards);
    const standsAt = isSoft && state.design.dealerHitsSoft17 ? 18 : 17;
    if (total >= standsAt) {
      return cards;
    }
    cards.push(dealer.next());
  }
}

/** Total return of one unit on the hand. */
function handFactor(state: BlackjackState, hand: BlackjackHand, dealer: readonly Card[]): Rational {
  if (state.isSurrendered) {
    return rational(1n, 2n);
  }
  const isPlayerNatural = !hand.isSplit && isNatural(hand.cards);
  if (isNatural(dealer)) {
    return isPlayerNatural ? one : zero;
  }
  if (isPlayerNatural) {
    return add(one, factorOf(state.design.naturalPays));
  }
  const player = totalOf(hand.cards).total;
  const house = totalOf(dealer).total;
  if (player > 21) {
    return zero;
  }
  if (house > 21 || player > house) {
    return rational(2n);
  }
  return player === house ? one : zero;
}
