/** An address of a page; undefined for all else, such as a script that a reader would start. */
export function webAddress(text = ''): string | undefined {
  const isWeb = URL.canParse(text) && /^https?:$/u.test(new URL(text).protocol);
  return isWeb ? text : undefined;
}
