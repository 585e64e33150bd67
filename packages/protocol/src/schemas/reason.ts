import { z } from 'zod';

/** Letters that nobody sees; Arabic and Persian need some of them between others. */
const unseen = /[\p{C}\p{Z}]/gu;
/** Control characters other than tabs and line breaks. */
const control = /(?![\t\n\r])\p{Cc}/u;

/** Why an operator acts; it goes to the trail, so that there is something to read. */
export const reasonText = z
  .string()
  .trim()
  .max(500)
  .refine((text) => text.replaceAll(unseen, '').length >= 3 && !control.test(text));
/** What an operator may add for the member to read, in words as the reason is. */
export const explanationText = reasonText.optional();
export const reasonBody = z.strictObject({ reason: reasonText });
