/** How somebody shows that they are no program; a site offers one or more, the first at once. */
export const captchaKinds = ['picture', 'proof_of_work', 'geetest'] as const;
export type CaptchaKind = (typeof captchaKinds)[number];

/** What a captcha may be answered for; one that was drawn for another act is wrong. */
export const captchaActions = ['login', 'register', 'sms', 'feedback', 'envelope'] as const;
export type CaptchaAction = (typeof captchaActions)[number];

/**
 * How much of a derived key is the answer: 32 bits, at one guess a puzzle; the forms take eight
 * signs.
 */
const answerSigns = 8;

/** What a solved puzzle is answered with, in the place of the characters of a picture. */
export function puzzleAnswer(derivedKey: string): string {
  return derivedKey.slice(-answerSigns);
}
