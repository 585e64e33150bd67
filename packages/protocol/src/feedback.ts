/** What somebody writes to the customer service about (portal.md 3, Feedback). */
export const questionTypes = [
  'account',
  'deposit',
  'withdrawal',
  'game',
  'promotion',
  'other',
] as const;
export type QuestionType = (typeof questionTypes)[number];

/** How many pictures a message may have; each of the size of those of applications. */
export const feedbackPictures = 3;

/** How long the name of somebody without an account may be. */
export const visitorNameLength = 60;

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** How many words a text has, in languages that put no spaces between them too. */
export function wordCount(text: string): number {
  return [...words.segment(text)].filter(({ isWordLike }) => isWordLike === true).length;
}
