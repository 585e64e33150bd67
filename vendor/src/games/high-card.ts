import { oneOf } from '../chance.ts';
import { say } from '../texts.ts';
import type { RoundRules } from './round-rules.ts';

const cards = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;
const faces: Readonly<Record<number, string>> = { 11: 'J', 12: 'Q', 13: 'K', 14: 'A' };
const suits = ['♠', '♥', '♦', '♣'] as const;
/** The simulator keeps five hundredths of a pot of equal antes. */
const rakePercent = 5;

/** Everybody antes and the highest card takes the pot; the simulator's robots fill the table. */
export const highCard = (tableSize: number): RoundRules => ({
  bettingSeconds: 15,
  pauseSeconds: 6,
  choices: (language) => [{ id: 'ante', label: say('ante', language) }],
  resolve: (seats) => {
    const robots = Array.from({ length: Math.max(0, tableSize - seats.length) }, () => '🤖');
    const deck = suits.flatMap((suit) => cards.map((rank) => ({ suit, rank })));
    const hands = [...seats, ...robots].map((player) => {
      const card = oneOf(deck);
      deck.splice(deck.indexOf(card), 1);
      return { player, card };
    });
    const best = hands.reduce((top, hand) => (order(hand.card) > order(top.card) ? hand : top));
    const pot = hands.length * (100 - rakePercent);
    return {
      shown: hands.map(({ player, card }) => {
        const mark = player === best.player ? '👑' : player === '🤖' ? '🤖' : '🙂';
        return `${mark}${faces[card.rank] ?? card.rank}${card.suit}`;
      }),
      pays: best.player === '🤖' ? new Map() : new Map([[best.player, pot]]),
    };
  },
});

/** Equal ranks are told apart by their suit, so that there is always one winner. */
function order({ suit, rank }: { readonly suit: string; readonly rank: number }): number {
  return rank * suits.length + suits.indexOf(suit as (typeof suits)[number]);
}
