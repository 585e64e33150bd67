interface Landed<Name extends string> {
  readonly fields?: { readonly [Key in Name]?: string | undefined };
  readonly whole?: string | undefined;
}

/**
 * A captcha is used up by every call, so its field is empty again: that is no mistake of anybody.
 * What was wrong, or else the captcha, comes next. The first time its text says why it is asked.
 */
export function calmCaptcha<Name extends string>(
  landed: Landed<Name>,
  code: string,
  wasAsked: boolean,
): Landed<Name> & { readonly next: Name | 'captcha' } {
  if (code === 'captcha_required' && !wasAsked) {
    return { next: 'captcha' };
  }
  // The entries of an object literal have its own names only.
  const [next = 'captcha'] = Object.keys(landed.fields ?? {}) as Name[];
  return { ...landed, next };
}
