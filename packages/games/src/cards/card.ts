/** A card is `rank * 4 + suit`: rank 0 is a two, 12 an ace; suits as in {@link suitLetters}. */
export type Card = number;

const rankLetters = '23456789TJQKA';
/** Spades, clubs, diamonds, hearts: the ascending order of tien len. */
const suitLetters = 'scdh';

export function rankOf(card: Card): number {
  return card >> 2;
}

export function suitOf(card: Card): number {
  return card & 3;
}

export function cardName(card: Card): string {
  return `${rankLetters[rankOf(card)]}${suitLetters[suitOf(card)]}`;
}

/** Reads `"As"`; undefined for anything that is not a card. */
export function parseCard(name: string): Card | undefined {
  const rank = rankLetters.indexOf(name[0] ?? '?');
  const suit = suitLetters.indexOf(name[1] ?? '?');
  return name.length === 2 && rank !== -1 && suit !== -1 ? rank * 4 + suit : undefined;
}

/** 52 cards in the order of their numbers. */
export const fullDeck: readonly Card[] = Array.from({ length: 52 }, (_, card) => card);
