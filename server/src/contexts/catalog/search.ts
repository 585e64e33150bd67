import type { Entry, Snapshot } from './catalogue.ts';
import { wordsOf } from './folded.ts';

/** How far a title is from what was typed; undefined when it is none of the found. */
export type Rank = (entry: Entry) => number | undefined;

/** What a typed word costs where it is the word, its beginning, inside of it, or one slip away. */
const costs = { whole: 0, start: 1, inside: 4, slip: 6 } as const;
/** In shorter words one slip away is everything. */
const shortestWithSlip = 4;
const none = Number.POSITIVE_INFINITY;

/**
 * Ranks titles for what was typed. Each typed word has to be in the title, in any order and any
 * language; a word that is in no title at all may have one slip. The price of a word is worked out
 * once for every word of the catalogue, so a title costs a few additions.
 */
export function rankFor(snapshot: Snapshot, title: string): Rank {
  const typed = wordsOf(title).map((word) => costsOf(word, snapshot.words));
  if (typed.length === 0) {
    return () => 0;
  }
  return ({ words }) => {
    let sum = words.length / 100;
    for (const [at, prices] of typed.entries()) {
      let least = none;
      for (const word of words) {
        least = Math.min(least, prices[word] ?? none);
      }
      if (least === none) {
        return undefined;
      }
      // Who types a title begins at its first word.
      const isInPlace = (prices[words[at] ?? -1] ?? none) === least;
      sum += least + (isInPlace ? 0 : 0.5);
    }
    return sum;
  };
}

function costsOf(typed: string, words: readonly string[]): Float64Array {
  const plain = Float64Array.from(words, (word) => plainCost(typed, word));
  const isKnown = plain.some((cost) => cost !== none);
  return isKnown || typed.length < shortestWithSlip
    ? plain
    : Float64Array.from(words, (word) => (isOneSlip(typed, word) ? costs.slip : none));
}

function plainCost(typed: string, word: string): number {
  if (word.startsWith(typed)) {
    return word.length === typed.length ? costs.whole : costs.start;
  }
  return word.includes(typed) ? costs.inside : none;
}

/** Whether one letter more, less, other or swapped makes it the beginning of the word. */
export function isOneSlip(typed: string, word: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) {
    same += 1;
  }
  return (
    word.startsWith(typed.slice(same + 1), same + 1) ||
    word.startsWith(typed.slice(same + 1), same) ||
    word.startsWith(typed.slice(same), same + 1) ||
    (typed[same] === word[same + 1] &&
      typed[same + 1] === word[same] &&
      word.startsWith(typed.slice(same + 2), same + 2))
  );
}
