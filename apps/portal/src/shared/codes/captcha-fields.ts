import type { BodyOf, Endpoints } from '@portal/protocol';

type GeetestNames = 'lot_number' | 'captcha_output' | 'pass_token' | 'gen_time';
/** What GeeTest's script gives of a person who passed. */
export type GeetestValues = {
  readonly [Name in GeetestNames]: NonNullable<BodyOf<Endpoints['logIn']>[Name]>;
};

const mark = 'geetest:';

/** The four values as the one text that a form keeps in its field of the captcha. */
export function geetestAnswer({
  lot_number,
  captcha_output,
  pass_token,
  gen_time,
}: GeetestValues): string {
  return `${mark}${JSON.stringify({ lot_number, captcha_output, pass_token, gen_time })}`;
}

/** What is sent of that field; nothing while it is empty. */
export function captchaFields(
  answer: string,
): Partial<GeetestValues> | { readonly captcha?: string } {
  const typed = answer.trim();
  if (typed.startsWith(mark)) {
    // Written by the function above, in this page.
    return JSON.parse(typed.slice(mark.length)) as GeetestValues;
  }
  return typed === '' ? {} : { captcha: typed };
}
