import { below, oneOf } from '../chance.ts';
import type { Language, Word } from '../texts.ts';
import { say } from '../texts.ts';
import type { Choice } from './game.ts';

/** What came of a round: how it looks, and what each choice pays. */
export interface RoundResult {
  readonly shown: readonly string[];
  /** Hundredths of the stake; a choice that is not named lost. */
  readonly pays: ReadonlyMap<string, number>;
  /** Choices whose stake is given back. */
  readonly returned?: readonly string[];
}

export interface RoundRules {
  readonly bettingSeconds: number;
  readonly pauseSeconds: number;
  choices(language: Language): readonly Choice[];
  resolve(seats: readonly string[]): RoundResult;
}

function choice(id: Word, priceHundredths: number) {
  return (language: Language): Choice => ({ id, label: say(id, language), priceHundredths });
}

function inLanguage(choices: readonly ((language: Language) => Choice)[]) {
  return (language: Language) => choices.map((make) => make(language));
}

const wheelPockets = 15;

/** Seven red, seven black, one green. */
export const wheel: RoundRules = {
  bettingSeconds: 15,
  pauseSeconds: 6,
  choices: inLanguage([choice('red', 200), choice('black', 200), choice('green', 1400)]),
  resolve: () => {
    const pocket = below(wheelPockets);
    const colour = pocket === 0 ? 'green' : pocket % 2 === 0 ? 'black' : 'red';
    const symbol = { red: '🔴', black: '⚫', green: '🟢' }[colour];
    return {
      shown: [symbol, String(pocket)],
      pays: new Map([[colour, colour === 'green' ? 1400 : 200]]),
    };
  },
};

/** Two birds of equal strength; a draw gives the stakes on them back. */
export const pit: RoundRules = {
  bettingSeconds: 20,
  pauseSeconds: 8,
  choices: inLanguage([choice('meron', 190), choice('wala', 190), choice('draw', 2000)]),
  resolve: () => {
    const drawn = below(100);
    if (drawn < 4) {
      return { shown: ['🤝'], pays: new Map([['draw', 2000]]), returned: ['meron', 'wala'] };
    }
    const winner = drawn % 2 === 0 ? 'meron' : 'wala';
    return { shown: [winner === 'meron' ? '🐓🔴' : '🐓🔵'], pays: new Map([[winner, 190]]) };
  },
};

const digits = Array.from({ length: 10 }, (_, digit) => String(digit));

/** One digit is drawn. */
export const draw: RoundRules = {
  bettingSeconds: 20,
  pauseSeconds: 6,
  choices: (language) => [
    ...inLanguage([
      choice('big', 190),
      choice('small', 190),
      choice('odd', 190),
      choice('even', 190),
    ])(language),
    ...digits.map((digit) => ({
      id: digit,
      label: `${say('digit', language)} ${digit}`,
      priceHundredths: 950,
    })),
  ],
  resolve: () => {
    const digit = below(10);
    const pays = new Map([
      [String(digit), 950],
      [digit >= 5 ? 'big' : 'small', 190],
      [digit % 2 === 0 ? 'even' : 'odd', 190],
    ]);
    return { shown: [String(digit)], pays };
  },
};

const cards = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;
const faces: Readonly<Record<number, string>> = { 11: 'J', 12: 'Q', 13: 'K', 14: 'A' };
const suits = ['♠', '♥', '♦', '♣'] as const;
const tableSize = 4;
/** The simulator keeps five hundredths of a pot of equal antes. */
const rakePercent = 5;

/** Everybody antes and the highest card takes the pot; the simulator's robots fill the table. */
export const highCard: RoundRules = {
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
};

/** Equal ranks are told apart by their suit, so that there is always one winner. */
function order({ suit, rank }: { readonly suit: string; readonly rank: number }): number {
  return rank * suits.length + suits.indexOf(suit as (typeof suits)[number]);
}
