/** How people say the dot of an address in the languages of the site. */
const saidDot = 'dot|d0t|punkt|ponto|punto|titik|chấm|จุด|ดอท|ドット|点|點|точка|نقطة';

/** A dot between brackets of any kind, drawn or said. */
const bracketed = new RegExp(String.raw`\s*[[({<«]\s*(?:\.|${saidDot})\s*[\])}>»]\s*`, 'giu');
const wideDots = /[。｡․·•∙‧⋅・]/gu;

/**
 * A text of small letters whose dots are written in one way only, as far as they are no end of a
 * sentence: strangers write that of an address in wide forms or in brackets.
 */
export function withPlainDots(text: string): string {
  return text.replaceAll(wideDots, '.').replaceAll(bracketed, ' . ');
}

/** Dots that are said together with what is beside them, too. */
const joined = 'dot|d0t|点|點';

/** A dot that is said between the name of a host and its end. */
export const saidBetween = String.raw`(?:[\s_-]+(?:${saidDot})[\s_-]+|[\s_-]?(?:${joined})[\s_-]?)`;
