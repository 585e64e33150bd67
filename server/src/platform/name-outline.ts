import { foldedText } from './folded-text.ts';

/** Letters of further scripts, and digits and signs, that are read as these. */
const readAs = new Map(
  Object.entries({
    a: '4@',
    b: '8ƀɓ',
    d: 'ɗɖ',
    e: '3€ҽ℮',
    g: '9ց',
    h: 'հ',
    // No face without serifs tells these apart.
    l: 'i1|!ǀ׀ɩ',
    m: 'ʍṃ',
    n: 'пոռɳŋɲ',
    o: '0օ',
    p: 'ƥ',
    q: 'գ',
    r: 'ᴦяɾ',
    s: '5$ʂ',
    t: '7+ţ',
    u: 'սᴜʋц',
    v: '∨',
    w: 'шщɯ',
    y: 'ყ',
    z: '2ʐᴢ',
  }).flatMap(([plain, others]) => [...others].map((other) => [other, plain] as const)),
);

/** What of a name meets the eye, as bare letters: two names with one outline look alike. */
export function outline(text: string): string {
  return Array.from(foldedText(text), (letter) => readAs.get(letter) ?? letter)
    .join('')
    .replaceAll(/[^\p{L}]/gu, '');
}
