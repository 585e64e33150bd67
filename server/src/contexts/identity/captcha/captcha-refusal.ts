import { Refusal } from '../../../platform/refusal.ts';
import type { CaptchaResult } from '../use-cases/check-captcha.ts';

const codes = {
  missing: 'captcha_required',
  wrong: 'captcha_incorrect',
  unreachable: 'captcha_unreachable',
} as const;

export type CaptchaCode = (typeof codes)[keyof typeof codes];

/** What a form is told of a captcha that does not open it. */
export function captchaRefusal(result: Exclude<CaptchaResult, 'right'>): {
  readonly code: CaptchaCode;
  readonly refusal: Refusal;
} {
  const code = codes[result];
  return { code, refusal: new Refusal(code, { captcha: true }) };
}
