import { captchaKinds } from '@portal/protocol';
import { z } from 'zod';

/** The address of another company; plain HTTP on this machine only, where tests stand in for it. */
const outside = z
  .string()
  .regex(
    /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?=[:/]|$))[^\s\\;,']*$/u,
    'must be an https:// address, or http:// on this machine',
  );

export const captchaSection = z.strictObject({
  kinds: z.array(z.enum(captchaKinds)).min(1),
  /** The account with GeeTest; its key stands in SIGN_IN_FILE. */
  geetest: z
    .strictObject({
      captchaId: z.string().regex(/^[\w-]{1,64}$/u),
      scriptUrl: outside.default('https://static.geetest.com/v4/gt4.js'),
      /** Where the script fetches pictures, styles and more script from. */
      hosts: z
        .array(outside)
        .default(['https://static.geetest.com', 'https://gcaptcha4.geetest.com']),
    })
    .optional(),
});

/** GeeTest shows pictures and may be away, so another way stands beside it (X9). */
export function captchaFaults({
  kinds,
  geetest,
}: z.output<typeof captchaSection>): readonly string[] {
  if (!kinds.includes('geetest')) {
    return [];
  }
  return [
    ...(geetest === undefined ? ['captcha.geetest: the kind geetest needs it'] : []),
    ...(kinds.length > 1 ? [] : ['captcha.kinds: geetest needs another kind beside it']),
  ];
}
