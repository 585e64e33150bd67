/** How a journey sees the site. */
export interface Look {
  readonly name: string;
  readonly width: 1280 | 390;
  readonly theme: 'dark' | 'light';
  readonly language: 'en' | 'ar';
}

/** A width between both as well: everything that a page may have to fit into at once. */
export interface Combination {
  readonly width: 1280 | 768 | 390;
  readonly theme: Look['theme'];
  readonly language: Look['language'];
}

/**
 * Two themes, three widths, two languages: all twelve, ordered so that one after the other differs
 * in each of them.
 */
export const combinations: readonly [Combination, ...Combination[]] = [
  { width: 1280, theme: 'dark', language: 'en' },
  { width: 390, theme: 'light', language: 'ar' },
  { width: 768, theme: 'dark', language: 'en' },
  { width: 1280, theme: 'light', language: 'ar' },
  { width: 390, theme: 'dark', language: 'en' },
  { width: 768, theme: 'light', language: 'ar' },
  { width: 1280, theme: 'dark', language: 'ar' },
  { width: 390, theme: 'light', language: 'en' },
  { width: 768, theme: 'dark', language: 'ar' },
  { width: 1280, theme: 'light', language: 'en' },
  { width: 390, theme: 'dark', language: 'ar' },
  { width: 768, theme: 'light', language: 'en' },
];

export function combinationName({ width, theme, language }: Combination): string {
  return `${width} ${theme} ${language}`;
}
