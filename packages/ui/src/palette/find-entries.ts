import { wordsOf } from './words-of.ts';
import { typoDistance } from './typo-distance.ts';

/** What is looked for by its words. */
export interface Findable {
  readonly label: string;
  /** Other names of the same thing: in another language, a code. */
  readonly keywords?: string | undefined;
}

/**
 * Entries of which every typed word is the beginning of a word, stands in one, or is one with few
 * typos: one from four letters, two from eight. The best come first, those as good in their order.
 */
export function findEntries<Entry extends Findable>(
  entries: readonly Entry[],
  text: string,
): readonly Entry[] {
  const typed = wordsOf(text);
  if (typed.length === 0) {
    return [];
  }
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, typed) }))
    .filter(({ score }) => score < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.score - b.score)
    .map(({ entry }) => entry);
}

/** The sum over the typed words; less is better. A word of the label counts before a keyword. */
function scoreOf({ label, keywords = '' }: Findable, typed: readonly string[]): number {
  const own = wordsOf(label);
  const other = wordsOf(keywords);
  return typed.reduce(
    (sum, part) =>
      sum +
      Math.min(best(part, own) + (own[0]?.startsWith(part) ? 0 : 0.1), best(part, other) + 0.5),
    0,
  );
}

function best(typed: string, words: readonly string[]): number {
  return Math.min(...words.map((word) => wordScore(typed, word)), Number.POSITIVE_INFINITY);
}

function wordScore(typed: string, word: string): number {
  if (word.startsWith(typed)) {
    return word.length === typed.length ? 0 : 1;
  }
  if (typed.length > 1 && word.includes(typed)) {
    return 2;
  }
  const allowed = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
  const typos = allowed === 0 ? Number.POSITIVE_INFINITY : typoDistance(typed, word);
  return typos <= allowed ? 2 + typos : Number.POSITIVE_INFINITY;
}
