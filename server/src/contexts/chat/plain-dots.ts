/** How people say the dot of an address in the languages of the site. */
const saidDot = 'dot|d0t|punkt|ponto|punto|titik|chấm|จุด|ดอท|ドット|точка|نقطة';
/** That of Chinese and Japanese, which says hours and scores as well. */
const point = '点|點';

/** A dot between brackets of any kind, drawn or said. */
const bracketed = new RegExp(
  String.raw`\s*[[({<«]\s*(?:\.|${saidDot}|${point})\s*[\])}>»]\s*`,
  'giu',
);
const wideDots = /[。｡․·•∙‧⋅・]/gu;

/**
 * A text of small letters whose dots are written in one way only, as far as they are no end of a
 * sentence: strangers write that of an address in wide forms or in brackets.
 */
export function withPlainDots(text: string): string {
  return text.replaceAll(wideDots, '.').replaceAll(bracketed, ' . ');
}

/** Dots that are said together with what is beside them, too. */
const joined = 'dot|d0t';

/** A dot that is said between the name of a host and its end. */
export const saidBetween = String.raw`(?:[\s_-]+(?:${saidDot})[\s_-]+|[\s_-]?(?:${joined})[\s_-]?)`;

/** A point between the two, which is no hour where only the end of a host can be behind it. */
export const pointBetween = String.raw`[\s_-]*(?:${point})[\s_-]*`;

/**
 * The same behind a name in Latin or by a number of more than an hour: "8点" is eight o'clock, and
 * other words end in a point too.
 */
export const pointOfName = String.raw`(?<=[a-z\d])(?<!(?<![a-z\d])\d{1,2})${pointBetween}`;
