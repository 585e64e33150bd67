/**
 * The areas of text. Each is one file per language, `locales/<language>/<area>.json`, owned by one
 * part of the product; a new area is two files, a line here and a line per language in
 * `catalogues.ts`.
 */
export const areas = [
  'common',
  'ui',
  'errors',
  'portal',
  'games',
  'account',
  'backoffice',
  'lottery-rules',
] as const;
export type Area = (typeof areas)[number];

/** What each front end loads, as one lazy file per language. */
export const portalAreas = ['common', 'ui', 'errors', 'portal', 'games', 'account'] as const;
export const backofficeAreas = ['common', 'ui', 'errors', 'backoffice'] as const;
