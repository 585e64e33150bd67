import { captchaKinds } from '@portal/protocol';
import { z } from 'zod';
import { outsideAddress } from './outside-address.ts';
import type { ConfigurationFault } from './content-fault.ts';

export const captchaSection = z.strictObject({
  kinds: z.array(z.enum(captchaKinds)).min(1),
  /** The account with GeeTest; its key stands in SIGN_IN_FILE. */
  geetest: z
    .strictObject({
      captchaId: z.string().regex(/^[\w-]{1,64}$/u),
      scriptUrl: outsideAddress.default('https://static.geetest.com/v4/gt4.js'),
      /** Where the script fetches pictures, styles and more script from. */
      hosts: z
        .array(outsideAddress)
        .default(['https://static.geetest.com', 'https://gcaptcha4.geetest.com']),
    })
    .optional(),
});

/** GeeTest shows pictures and may be away, so another way stands beside it (X9). */
export function captchaFaults({
  kinds,
  geetest,
}: z.output<typeof captchaSection>): readonly ConfigurationFault[] {
  if (!kinds.includes('geetest')) {
    return [];
  }
  return [
    ...(geetest === undefined
      ? [{ place: 'captcha.geetest', kind: 'other' as const, text: 'the kind geetest needs it' }]
      : []),
    ...(kinds.length > 1
      ? []
      : [
          {
            place: 'captcha.kinds',
            kind: 'other' as const,
            text: 'geetest needs another beside it',
          },
        ]),
  ];
}
