const between = /[\s,;]+/u;

/** Codes as they are sent; undefined where one is none. */
export function countriesIn(text: string): string[] | undefined {
  const codes = text.trim().toUpperCase().split(between);
  const given = [...new Set(codes.filter((code) => code !== ''))];
  return given.every((code) => /^[A-Z]{2}$/u.test(code)) ? given : undefined;
}
