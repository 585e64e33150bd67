import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { askText } from '../../../platform/ask-text.ts';
import type { GeetestSettings } from '../sign-in-settings.ts';

/** The four values of its script, all of them there. */
export interface GeetestValues {
  readonly lot_number: string;
  readonly captcha_output: string;
  readonly pass_token: string;
  readonly gen_time: string;
}

const answer = z.object({
  status: z.string(),
  result: z.string().optional(),
  reason: z.string().optional(),
  msg: z.string().optional(),
});

/**
 * Whether GeeTest (v4, server API `validate`) stands by what its script gave to a browser. Throws
 * when it does not answer in time, or with anything but a verdict.
 */
export async function askGeetest(
  { captchaKey, host, timeoutMilliseconds }: GeetestSettings,
  captchaId: string,
  values: GeetestValues,
): Promise<boolean> {
  const url = new URL('/validate', host);
  url.searchParams.set('captcha_id', captchaId);
  const signature = createHmac('sha256', captchaKey).update(values.lot_number).digest('hex');
  const { lot_number, captcha_output, pass_token, gen_time } = values;
  const form = { lot_number, captcha_output, pass_token, gen_time, sign_token: signature };
  const text = await askText({
    url: url.href,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
    timeoutMilliseconds,
  });
  const { status, result, reason, msg } = answer.parse(JSON.parse(text));
  if (status !== 'success') {
    // A wrong id or key is a fault of the settings and not of the person.
    throw new Error(`GeeTest judged nothing: ${msg ?? reason ?? status}`);
  }
  return result === 'success';
}
