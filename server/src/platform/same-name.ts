/** Letters of the Latin script that are one sign to Unicode, and as banks print them. */
const printed: ReadonlyMap<string, string> = new Map(
  Object.entries({ æ: 'ae', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', ø: 'o', œ: 'oe', þ: 'th' }),
);

/**
 * Whether two people would say that these are one name: case, width, blanks, punctuation and the
 * order of the words do not make two of one. A mark on a letter does: in Thai or Hindi it is the
 * vowel, in Vietnamese it tells two letters apart. Banks print Latin names without accents, so a
 * Latin name that has none at all is the same as one with them; two with other accents are not.
 */
export function isSameName(name: string, other: string): boolean {
  const [own, its] = [wordsOf(name), wordsOf(other)];
  const [ownPlain, itsPlain] = [own.map(withoutAccents), its.map(withoutAccents)];
  const isPlain = isAlike(own, ownPlain) || isAlike(its, itsPlain);
  return isAlike(own, its) || (isPlain && isAlike(ownPlain, itsPlain));
}

/** Some write the words in another order, some without the blanks between them. */
function isAlike(words: readonly string[], others: readonly string[]): boolean {
  const sorted = (list: readonly string[]) => list.toSorted().join(' ');
  return words.join('') === others.join('') || sorted(words) === sorted(others);
}

function wordsOf(name: string): readonly string[] {
  const folded = name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
  return folded.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
}

function withoutAccents(word: string): string {
  const bare = word.normalize('NFKD').replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '');
  return Array.from(bare.normalize('NFKC'), (letter) => printed.get(letter) ?? letter).join('');
}
