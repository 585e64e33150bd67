/** Letters that no decomposition divides, as people without them on their keyboard write them. */
const plainLetters: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  // Arabic is typed with a bare alef, and with either end of a word.
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
};
const letters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');

const katakana = /[\u30A1-\u30F6]/gu;
/** Hiragana lies before katakana, in the same order. */
const toHiragana = 0x60;

/**
 * Letters without case, marks and joiners, so that typed and stored titles meet: Vietnamese without
 * its marks, Arabic without its vowels, katakana as hiragana.
 */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640\u200C\u200D]/gu, '')
    .toLowerCase()
    .replaceAll(letters, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(katakana, (sign) => String.fromCharCode(sign.charCodeAt(0) - toHiragana));
}

/** The words of a text, folded. */
export function wordsOf(text: string): readonly string[] {
  return folded(text)
    .split(/\s+/u)
    .filter((word) => word !== '');
}
